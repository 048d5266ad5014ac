// Where the site lies.

/** The address of the site's root: this module's own address tells it, wherever the site lies. */
export const root = new URL("../../../../", import.meta.url).href;

/** The address of the folder with the styles, scripts and drawings of this build. */
export const assets = new URL("../../", import.meta.url).href;

/**
 * The name of something that the sites of one origin would share: an entry in the browser's storage, a channel, a lock.
 *
 * @param {string} name such as `theme`
 */
export const siteKey = (name) => `dex ${new URL(root).pathname} ${name}`;

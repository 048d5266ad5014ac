// Numbers of Pokémon, and heights and weights in both systems of units, as the pages write them.
import { feetStyles, firstOwnNumber } from "../routes.js";

/**
 * @param {number} number a species', in the national Pokédex or another one
 * @returns {string} "0025"; a dash for species that facts added
 */
export const dexNumber = (number) => (number < firstOwnNumber ? String(number).padStart(4, "0") : "–");

/**
 * @typedef {object} Measure
 * @property {string} metric "0.4 m"
 * @property {string} imperial "1′04″" or "1 ft 4 in", as the language writes it
 */

/**
 * @param {number} decimetres 7 is 0.7 m
 * @param {string} language its code
 * @returns {Measure}
 */
export function height(decimetres, language) {
  const inches = Math.round(decimetres * 1000 / 254);
  const [feet, rest] = [Math.floor(inches / 12).toLocaleString("en"), inches % 12];
  return {
    metric: `${tenths(decimetres)} m`,
    imperial: feetStyles[language] === "primes" ? `${feet}′${String(rest).padStart(2, "0")}″` : `${feet} ft ${rest} in`,
  };
}

/**
 * @param {number} hectograms 69 is 6.9 kg
 * @returns {Measure}
 */
export function weight(hectograms) {
  return {
    metric: `${tenths(hectograms)} kg`,
    imperial: `${tenths(Math.round(hectograms / 0.45359237))} lb`,
  };
}

/** A value in tenths with one decimal; all languages write it alike. */
const tenths = (value) =>
  (value / 10).toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

"""axe-core finds faults of the kinds that the other tests rely on it for."""
from accessibility import OPTIONS, violations


def test_finds_what_it_should(visitor):
    page = visitor.open("en/about/")
    page.evaluate("""() => {
        const main = document.querySelector("main");
        main.innerHTML = "<p>Pale</p><img src='/data/search.json'><button>a</button><button>b</button>";
        main.querySelector("p").style.color = "#ccc";
        for (const button of main.querySelectorAll("button"))
            Object.assign(button.style, { width: "9px", height: "9px", padding: "0" });
    }""")
    found = {rule for rule, _ in violations(page, OPTIONS)}
    assert {"color-contrast", "image-alt", "target-size"} <= found

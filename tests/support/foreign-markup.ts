import type { Page } from '@playwright/test'

const mark = 'top.foreignScript=(top.foreignScript||0)+1'

/** Ways in which someone could try to run a script in another person's browser. */
export const foreignMarkup = [
  `<script>${mark}</script>`,
  `<img src=x onerror="${mark}">`,
  `"><svg onload="${mark}"></svg>`,
  `</script><script>${mark}</script>`,
  `</title></textarea><img src=x onerror='${mark}'>`,
  `<a href="javascript:${mark}">Read more</a>`,
  `<iframe srcdoc="<script>${mark}</script>"></iframe>`,
  `<svg><style><img src=x onerror="${mark}"></style></svg>`,
  `<form action="javascript:${mark}"><button>Go</button></form>`,
  `<details open ontoggle="${mark}">x</details>`,
] as const

/** All of it in one text. */
export const everyForeignMarkup = foreignMarkup.join(' ')

/** Returns how often a foreign script ran in the page's document or a frame of it. */
export const foreignScripts = (page: Page): Promise<number> =>
  page.evaluate(() => Number((window as unknown as Record<string, unknown>).foreignScript ?? 0))

/** Returns elements of a page that run code through one of their attributes; our pages have none. */
export const runningElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) =>
        [...element.attributes].some(
          ({ name, value }) =>
            name.startsWith('on') || (/^(?:href|action|src)$/.test(name) && /^\s*javascript:/i.test(value)),
        ),
      )
      .map((element) => element.outerHTML.slice(0, 200)),
  )

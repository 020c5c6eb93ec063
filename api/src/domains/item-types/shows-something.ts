/** Matches visible text or a picture in formatted text; the pattern works in both Postgres and JavaScript. */
export const somethingShown = '(^|>)([\\s\\u00a0\\u200b\\ufeff]|&nbsp;)*([^<&\\s\\u00a0\\u200b\\ufeff]|&(?!nbsp;))|<img'
const pattern = new RegExp(somethingShown)

/** Whether formatted text shows anything; a cleared editor leaves an empty paragraph. */
export const showsSomething = (html: string): boolean => pattern.test(html)

/** Text of any kind, or a picture, in formatted text: read by Postgres and by JavaScript alike. */
export const somethingShown = '(^|>)([\\s\\u00a0\\u200b\\ufeff]|&nbsp;)*([^<&\\s\\u00a0\\u200b\\ufeff]|&(?!nbsp;))|<img'
const pattern = new RegExp(somethingShown)

/** Whether formatted text has anything to see; an editor that was cleared leaves an empty paragraph. */
export const showsSomething = (html: string): boolean => pattern.test(html)

/** Words of SCORM 2004 that newer content sends, and what SCORM 1.2 calls them. */
const words: readonly (readonly [element: RegExp, theirs: string, ours: string])[] = [
  [/^cmi\.interactions\.\d+\.result$/, 'incorrect', 'wrong'],
  [/^cmi\.core\.exit$/, 'normal', ''],
]

/** The value as it is checked, stored and read back. Player and server use the same, so that they never differ. Source: SCORM 1.2 RTE §3.4.4. */
export const normalCmiValue = (element: string, value: string): string =>
  words.find(([pattern, theirs]) => theirs === value && pattern.test(element))?.[2] ?? value

/** SCORM 2004 terms that newer content sends, with their SCORM 1.2 equivalents. */
const equivalentTerms: readonly (readonly [element: RegExp, theirs: string, ours: string])[] = [
  [/^cmi\.interactions\.\d+\.result$/, 'incorrect', 'wrong'],
  [/^cmi\.core\.exit$/, 'normal', ''],
]

/**
 * Normalizes a value before it is checked, stored or read back. Player and server share this function so they always agree. Source: SCORM 1.2 RTE
 * §3.4.4.
 */
export const normalCmiValue = (element: string, value: string): string =>
  equivalentTerms.find(([pattern, theirs]) => theirs === value && pattern.test(element))?.[2] ?? value

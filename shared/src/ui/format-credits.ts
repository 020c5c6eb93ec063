/** Formats a course's continuing-education credits: '6 CE credits', '0.5 CE credits'. */
export function formatCredits(credits: number): string {
  return credits === 1 ? '1 CE credit' : `${credits} CE credits`
}

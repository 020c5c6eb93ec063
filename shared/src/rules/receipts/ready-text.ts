/** What the lines of a paid order gave its buyer: courses to start, and seats to hand out; neither where it was a plan. */
export type Ready = { readonly courses: number; readonly seats: number }

/** What is ready, in the words of the mail: true for one course or several, for seats, and for both. */
export function readyText({ courses, seats }: Ready): string {
  if (courses + seats === 0) return 'Your plan is paid for. We’re setting up your portal; your order leads to it.'
  const started =
    courses === 0
      ? null
      : `${courses === 1 ? 'Your course is' : `Your ${courses} courses are`} ready. You can start right away.`
  const handed =
    seats === 0
      ? null
      : `${seats === 1 ? 'Your seat is ready. Assign it' : `Your ${seats} seats are ready. ${courses === 0 ? 'Claim one for yourself, or assign them' : 'Assign them'}`} to others.`
  return [started, handed].filter((sentence) => sentence !== null).join(' ')
}

/** What a paid order gave its buyer: courses to start and seats to assign; neither if it was a plan. */
export type Ready = { readonly courses: number; readonly seats: number }

/** Sentence of the email about what is ready, correct for one or several courses, for seats and for both. */
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

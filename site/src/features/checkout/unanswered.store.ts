import { atom } from 'nanostores'

/** Courses whose “for me again, or for other people?” was still open on an attempt to pay. */
export const $unanswered = atom<readonly number[]>([])

/** Name of the question's radio buttons; it also finds them. */
export const seatsForName = (course_id: number): string => `seats-for-${course_id}`

/** Marks the open questions and moves focus to the first one. Returns true if there are none. */
export function requireAnswers(unanswered: readonly number[]): boolean {
  $unanswered.set(unanswered)
  const [first] = unanswered
  if (first === undefined) return true
  document.querySelector<HTMLInputElement>(`input[name="${seatsForName(first)}"]`)?.focus()
  return false
}

/** Names the submission of one learner at one assignment. */
export const submissionKey = ({ related_id, assignment_id }: { related_id: number; assignment_id: number }): string =>
  `${related_id}:${assignment_id}`

let next: string | null = null

/** Remembers from one grading page to the next that the grader goes through the queue, so that the next page starts in its score field. */
export const gradingFlow = {
  /** Names the submission that opens next; if leaving is refused, it does not open, and no other page takes the focus for it. */
  begin: (submission: string): void => {
    next = submission
  },
  /** Tells it once. */
  continues: (submission: string): boolean => {
    const was = next === submission
    next = null
    return was
  },
}

let isContinued = false

/** Remembers from one grading page to the next that the grader goes through the queue, so that the next page starts in its score field. */
export const gradingFlow = {
  begin: (): void => {
    isContinued = true
  },
  /** Tells it once. */
  continues: (): boolean => {
    const was = isContinued
    isContinued = false
    return was
  },
}

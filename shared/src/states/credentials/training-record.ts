/** Review status of a learner’s training record from another provider. */
export const trainingRecordStatus = { waiting: 1, accepted: 2, refused: 3 } as const
export type TrainingRecordStatus = (typeof trainingRecordStatus)[keyof typeof trainingRecordStatus]
export const trainingRecordLabels: Readonly<Record<TrainingRecordStatus, string>> = {
  1: 'Waiting for review',
  2: 'Accepted',
  3: 'Not accepted',
}

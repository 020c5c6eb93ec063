import { errorMessage } from '@portico/shared/errors/message.ts'
import { readHours } from '@portico/shared/schemas/hours.ts'
import type { TypedTraining } from './training-draft.ts'

/** Errors by field; the hours of each subject have fields of their own, such as `hours-0`. */
export type TrainingErrors = Readonly<Record<string, string>>
type Evidence = { files: readonly unknown[]; isSending: boolean }

/** Everything that keeps a record from being sent, so that one press names all of it. */
export function trainingErrors(typed: TypedTraining, { files, isSending }: Evidence): TrainingErrors {
  const missing = errorMessage('validation.required')
  const texts = { title: typed.title, provider: typed.provider, completed_on: typed.completed_on }
  const found = Object.entries(texts).map(([name, text]) => [name, text.trim() === '' ? missing : null] as const)
  const hours = typed.hours.flatMap((one, place) => [
    [`subject-${place}`, one.subject.trim() === '' ? missing : null] as const,
    [`hours-${place}`, one.hours.trim() === '' ? missing : readHours(one.hours).wrong] as const,
  ])
  const noFile = isSending ? 'Wait until your file is sent.' : 'Please add evidence, such as a certificate.'
  const evidence = ['files', files.length === 0 || isSending ? noFile : null] as const
  return Object.fromEntries([...found, ...hours, evidence].flatMap(([name, text]) => (text ? [[name, text]] : [])))
}

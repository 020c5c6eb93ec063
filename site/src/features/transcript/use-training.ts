import type { Data } from '@portico/shared/calls/endpoint.ts'
import { add_training_record, type list_training_records } from '@portico/shared/contract/credentials/proof-training.ts'
import { refusedFields } from '@portico/shared/kernel/refused-fields.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { readHours } from '@portico/shared/schemas/hours.ts'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'
import { newTraining, storedTraining, type TypedTraining } from './training-draft.ts'
import { trainingErrors, type TrainingErrors } from './training-errors.ts'

type Options = {
  user_id: number
  files: Data<typeof list_training_records>['files']
  isSending: boolean
  onAdded: () => void
}

/** A training record being written: what is typed, what is wrong with it after a press, and the call. */
export function useTraining({ user_id, files, isSending, onAdded }: Options) {
  const kept = storedTraining(user_id)
  const [{ typed, sent_as }, setDraft] = useState(() => kept.read() ?? newTraining())
  const [presses, setPresses] = useState(0)
  const [refused, setRefused] = useState<TrainingErrors>({})
  const { busy, failure, setFailure, run } = useAction()
  const form = useRef<HTMLDivElement>(null)
  const own = trainingErrors(typed, { files, isSending })
  useEffect(() => {
    if (presses > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus()
  }, [presses])

  const change = (next: TypedTraining) => {
    setRefused({})
    setDraft({ typed: next, sent_as })
    kept.write({ typed: next, sent_as })
  }
  const send = async () => {
    setRefused({})
    if (Object.keys(own).length > 0) return setPresses(presses + 1)
    try {
      await browserCall(add_training_record, {
        body: { ...bodyOf(typed), sent_as, files: files.map(({ key }) => key) },
      })
    } catch (error) {
      const { fields, toast, form: text } = refusedFields(error, Object.keys(typed))
      setRefused(fields)
      setFailure(toast ?? text)
      return setPresses(presses + 1)
    }
    kept.remove()
    onAdded()
  }
  const errors: TrainingErrors = presses > 0 ? { ...own, ...refused } : {}
  return { form, typed, errors, busy, failure, change, send: () => void run(send) }
}

function bodyOf({ hours, agency_id, ...rest }: TypedTraining) {
  return {
    ...rest,
    agency_id: agency_id > 0 ? agency_id : null,
    agency: agency_id > 0 ? '' : rest.agency,
    hours: hours.map((one) => ({ subject: one.subject, hundredths: readHours(one.hours).hundredths ?? 0 })),
  }
}

import { forgottenPrefix } from '@portico/shared/browser/forget-on-sign-out.ts'
import { stored, type Stored } from '@portico/shared/browser/stored.ts'
import * as v from 'valibot'

const typedHours = v.object({ subject: v.string(), hours: v.string() })
const typedTraining = v.object({
  title: v.string(),
  provider: v.string(),
  /** 0: not an agency of the portal */
  agency_id: v.number(),
  agency: v.string(),
  completed_on: v.string(),
  hours: v.pipe(v.array(typedHours), v.minLength(1)),
})
const draft = v.object({ typed: typedTraining, sent_as: v.string() })
export type TypedHours = v.InferOutput<typeof typedHours>
export type TypedTraining = v.InferOutput<typeof typedTraining>
/** A record being written. `sent_as` stays the same until it is accepted, so that resending does not create a second one. */
type Draft = v.InferOutput<typeof draft>

export const oneSubject: TypedHours = { subject: '', hours: '' }

export const newTraining = (): Draft => ({
  typed: { title: '', provider: '', agency_id: 0, agency: '', completed_on: '', hours: [oneSubject] },
  sent_as: crypto.randomUUID(),
})

/** What a person has typed and not sent yet; it outlasts a reload, and ends with the session. */
export const storedTraining = (user_id: number): Stored<Draft> =>
  stored(`${forgottenPrefix}training_${user_id}`, v.parser(draft), 'local')

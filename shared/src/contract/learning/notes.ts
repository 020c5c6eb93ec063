import * as v from 'valibot'
import { endpoint, id, idParam, instant, refererPortal } from '../../calls/endpoint.ts'

/** Maximum length of a note in characters, enough for what a learner writes beside a lesson. */
export const longestNote = 10_000
const learnerErrors = ['learning.not_a_learner', 'learning.access_expired', 'learning.access_paused'] as const

const note = v.object({
  /** the item it was written for */ item_id: id(),
  text: v.string(),
  version: v.number(),
  updated_at: instant(),
})
export type ItemNote = v.InferOutput<typeof note>

export const list_item_notes = endpoint({
  method: 'GET',
  path: '/learner/notes',
  summary: 'Lists your notes on the items of a course; nobody else can read them',
  action: 'learning.read',
  query: v.object({ ...refererPortal, related_id: idParam() }),
  output: v.array(note),
  errors: [...learnerErrors],
})
/** Private and saved while the learner types, so not recorded in the activity log. */
export const save_item_note = endpoint({
  method: 'PUT',
  path: '/learner/module-items/:id/note',
  summary: 'Saves your note on an item; an empty text deletes it',
  action: 'learning.take',
  reads: true,
  writes: true,
  tx: false,
  params: v.object({ id: idParam() }),
  body: v.object({
    related_id: id(),
    text: v.pipe(v.string(), v.maxLength(longestNote)),
    /** the version that was read; 0 if there was no note */ seen: v.pipe(
      v.number(),
      v.integer(),
      v.minValue(0),
      v.maxValue(1_000_000_000),
    ),
    /** the page in which it is written; that page may keep overwriting its own last save */ written_in: v.pipe(
      v.string(),
      v.uuid(),
    ),
  }),
  output: v.object({ version: v.number() }),
  errors: [...learnerErrors, 'general.not_found', 'learning.note_changed', 'validation.failed'],
})

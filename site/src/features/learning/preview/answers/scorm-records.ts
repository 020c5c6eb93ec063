import { preview_scorm } from '@portico/shared/contract/scorm/authoring.ts'
import { browserCall as call } from '../../../../kernel/browser-call.ts'
import { readScormMessage } from '../../items/scorm/scorm-message.ts'
import type { PreviewRecord } from '../preview-state.ts'
import type { PreviewSource } from '../source.ts'

type Playing = { item_id: number; sco: string; origin: string }

/** Reports of SCORM items in this preview; the server evaluates them, as for learners. */
export function scormRecords(source: PreviewSource) {
  let playing: Playing | null = null
  const heldOf = (id: number) => source.state.get().scorm[id] ?? { last: '', records: [] }
  const note = (id: number, record: PreviewRecord): void => {
    const { records } = heldOf(id)
    const others = records.filter(({ sco }) => sco !== record.sco)
    source.state.change({
      scorm: { ...source.state.get().scorm, [id]: { last: record.sco, records: [...others, record] } },
    })
  }
  const judged = async (id: number, sco?: string) => {
    const { last, records } = heldOf(id)
    return call(preview_scorm, {
      params: { id },
      query: await source.ofCourse(),
      body: { records, ...(last ? { last } : {}), ...(sco === undefined ? {} : { sco }) },
    })
  }
  // Runs before the page's own handler, so that a following finish takes the message into account.
  addEventListener(
    'message',
    (event) => {
      const heard = playing && readScormMessage(event, { origin: playing.origin, sources: [event.source] })
      if (playing && heard && heard.reported.lesson_status !== '')
        note(playing.item_id, { sco: playing.sco, ...heard.reported })
    },
    { capture: true },
  )
  return {
    heldOf,
    note,
    judged,
    play: (now: Playing): void => {
      playing = now
    },
  }
}

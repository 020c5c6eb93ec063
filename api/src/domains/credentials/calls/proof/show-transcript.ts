import { show_transcript } from '@portico/shared/contract/credentials/proof-transcript.ts'
import { verb } from '../../../../kernel/verb.ts'
import { licensesOf } from '../../proof/licenses-of.ts'
import { transcriptOf } from '../../proof/transcript-of.ts'

/** Returns a transcript with the person's licenses. */
export const showTranscript = verb(show_transcript, async ({ db, actor, portal }, { query }) => {
  const user_id = query.user_id ?? actor.id
  const transcript = await transcriptOf(db, { actor, portal, user_id })
  const held = (await licensesOf(db, [user_id])).get(user_id) ?? []
  return {
    ...transcript,
    licenses: held.map(({ profession, state, number, deadline }) => ({ profession, state, number, deadline })),
  }
})

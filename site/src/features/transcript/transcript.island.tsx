import { list_training_records } from '@portico/shared/contract/proof-training.ts'
import { show_transcript } from '@portico/shared/contract/proof-transcript.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { browserCall } from '../../kernel/browser-call.ts'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { useLoad } from '../../kernel/use-load.ts'
import { LicenseHours } from './license-hours.tsx'
import { OutsideTraining } from './outside-training.tsx'
import { TranscriptEntries } from './transcript-entries.tsx'

const load = async () => {
  const [transcript, training] = await Promise.all([browserCall(show_transcript), browserCall(list_training_records)])
  return { transcript, training }
}

/** /profile/transcript: all that was completed, what counts toward each license, and training from elsewhere. */
export function TranscriptPage() {
  return <MemberOnly waiting={<Waiting />}>{() => <Transcript />}</MemberOnly>
}

const Waiting = () => (
  <div className="stack stack-6">
    <h1>Transcript</h1>
    <Skeleton count={8} />
  </div>
)

function Transcript() {
  const loaded = useLoad('transcript', load)
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed')
    return (
      <ErrorState onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  const { transcript, training } = loaded.data
  const update = () => void load().then(loaded.set, () => loaded.reload())
  return (
    <div className="stack stack-6">
      <h1>Transcript</h1>
      <LicenseHours licenses={transcript.licenses} entries={transcript.entries} />
      <section className="transcript-section stack" aria-labelledby="completed">
        <h2 id="completed">Completed</h2>
        <Card padded>
          {transcript.entries.length === 0 ? (
            <EmptyState icon="award" title="Nothing completed yet">
              Courses appear here when you finish them, outside training when it is accepted.
            </EmptyState>
          ) : (
            <TranscriptEntries entries={transcript.entries} />
          )}
        </Card>
      </section>
      <OutsideTraining training={training} onChange={update} />
    </div>
  )
}

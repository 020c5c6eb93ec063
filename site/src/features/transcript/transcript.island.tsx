import { list_training_records } from '@portico/shared/contract/credentials/proof-training.ts'
import { list_renewals } from '@portico/shared/contract/credentials/renewals.ts'
import {
  export_transcript,
  list_paused_records,
  show_transcript,
  type PausedRecords,
} from '@portico/shared/contract/credentials/proof-transcript.ts'
import { failureText, referenceOf } from '@portico/shared/browser/failure-text.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { EmptyState } from '@portico/shared/ui/empty-state.tsx'
import { ErrorState } from '@portico/shared/ui/error-state.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Skeleton } from '@portico/shared/ui/skeleton.tsx'
import { browserCall } from '../../kernel/browser-call.ts'
import { MemberOnly } from '../../kernel/member-only.tsx'
import { useLoad } from '../../kernel/use-load.ts'
import { TotalAccreditedHours } from './total-accredited-hours.tsx'
import { LicenseHours } from './license-hours.tsx'
import { OutsideTraining } from './outside-training.tsx'
import { TranscriptEntries } from './transcript-entries.tsx'

const load = async () => {
  const [transcript, training, renewals, paused] = await Promise.all([
    browserCall(show_transcript),
    browserCall(list_training_records),
    browserCall(list_renewals),
    browserCall(list_paused_records),
  ])
  return { transcript, training, renewals, paused }
}

/** /profile/transcript: completions, hours toward each license, and training from elsewhere. */
export function TranscriptPage() {
  return <MemberOnly waiting={<Waiting />}>{({ id }) => <Transcript user_id={id} />}</MemberOnly>
}

const Waiting = () => (
  <div className="stack stack-6">
    <h1>Transcript</h1>
    <Skeleton count={8} />
  </div>
)

function Transcript({ user_id }: { user_id: number }) {
  const loaded = useLoad('transcript', load)
  if (loaded.state === 'loading') return <Waiting />
  if (loaded.state === 'failed')
    return (
      <ErrorState onRetry={loaded.reload} requestId={referenceOf(loaded.error)}>
        {failureText(loaded.error)}
      </ErrorState>
    )
  const { transcript, training, renewals, paused } = loaded.data
  const update = () => load().then(loaded.set, () => loaded.reload())
  return (
    <div className="stack stack-6">
      <h1>Transcript</h1>
      <LicenseHours licenses={transcript.licenses} entries={transcript.entries} renewals={renewals} />
      <section className="transcript-section stack" aria-labelledby="completed">
        <h2 id="completed">Completed</h2>
        <Card padded>
          {transcript.entries.length === 0 ? (
            <EmptyState icon="award" title="Nothing completed yet">
              Courses appear here when you finish them; outside training appears once it is accepted.
            </EmptyState>
          ) : (
            <TranscriptEntries entries={transcript.entries} />
          )}
        </Card>
        <TotalAccreditedHours entries={transcript.entries} />
        {transcript.entries.length > 0 ? <TranscriptDownload /> : null}
      </section>
      <FromPausedPortals paused={paused} />
      <OutsideTraining user_id={user_id} training={training} onChange={update} />
    </div>
  )
}

const TranscriptDownload = () => (
  <p>
    <LinkButton kind="secondary" icon="download" href={`/api${export_transcript.path}`} download>
      Download as a spreadsheet (CSV)
    </LinkButton>
  </p>
)

/** A paused portal has no pages, but its learners keep access to their completions. */
const FromPausedPortals = ({ paused }: { paused: PausedRecords }) =>
  paused.map(({ portal, entries }) => (
    <section key={portal} className="transcript-section stack" aria-label={`Completed at ${portal}`}>
      <h2>Completed at {portal}</h2>
      <p className="small muted">
        {portal} is paused right now. You keep your record and certificates, and they can be verified here.
      </p>
      <Card padded>
        <TranscriptEntries has_files entries={entries} />
      </Card>
    </section>
  ))

import type { Sender } from '@portico/shared/contract/portals/domains-sender.ts'
import type { SenderState } from '@portico/shared/states/portals/domain-state.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { DnsRecords } from './dns-records.tsx'
import { DnsActions } from './dns-panel.tsx'

const stateTexts = {
  NOT_STARTED: {
    words: 'Not started',
    text: 'Add these records at your DNS provider. We check them every minute at first.',
  },
  PENDING: { words: 'Pending', tone: 'waiting', text: 'Some records are still missing.' },
  TEMPORARY_FAILURE: {
    words: 'Temporary failure',
    tone: 'waiting',
    text: 'A name server did not respond. We will try again automatically.',
  },
  FAILED: {
    words: 'Failed',
    tone: 'failed',
    text: 'The records do not allow this address. Once they do, it is used automatically.',
  },
  SUCCESS: { words: 'Verified', tone: 'success', text: 'The portal’s emails come from this address.' },
} as const satisfies Record<SenderState, { words: string; tone?: Tone; text: string }>

type Work = { isPending: boolean; mutate: () => void }
type Props = { sender: Sender; first_address: string; checking: Work; removing: Work }

/** Shows a sender with its records, state and actions. */
export function SenderView({ sender, first_address, checking, removing }: Props) {
  const { tone, words, text } = { tone: undefined, ...stateTexts[sender.state] }
  return (
    <>
      <p className="domain-name">
        {sender.address}
        <StatusMark tone={tone}>{words}</StatusMark>
      </p>
      <p>
        {text}
        {sender.is_used ? null : ` Until then emails come from ${first_address}.`}
      </p>
      <DnsRecords
        records={[
          ['DKIM: signs your emails', sender.records.dkim],
          ['SPF: allows us to send', sender.records.spf],
          ['Return path: receives bounces', sender.records.return_path],
        ]}
      />
      <p className="field-help">
        If the domain already has an SPF record, add the part that begins with include: to it. A second SPF record makes
        both invalid.
      </p>
      <DnsActions
        checking={checking}
        removing={removing}
        question="Do you want to delete this email?"
        follows={<p>The portal’s emails then come from {first_address} again.</p>}
      />
    </>
  )
}

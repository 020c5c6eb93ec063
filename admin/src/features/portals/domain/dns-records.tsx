import type { OwnedDomain } from '@portico/shared/contract/portals/domains.ts'
import type { RecordState } from '@portico/shared/states/portals/domain-state.ts'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'

type DnsRecord = OwnedDomain['records']['txt']

const states = {
  unchecked: { words: 'Not checked yet' },
  right: { words: 'Found', tone: 'success' },
  wrong: { words: 'Different value found', tone: 'failed' },
  missing: { words: 'Not found yet', tone: 'waiting' },
  unknown: { words: 'The name server did not respond', tone: 'waiting' },
} as const satisfies Record<RecordState, { words: string; tone?: Tone }>

/** DNS records to set at the DNS provider, each with the result of the last check. */
export function DnsRecords({ records }: { records: readonly (readonly [title: string, record: DnsRecord])[] }) {
  return (
    <ul className="dns-records">
      {records.map(([title, { type, name, value, state }]) => {
        const { words, tone } = { tone: undefined, ...states[state] }
        return (
          <li key={title} aria-label={title}>
            <div className="dns-record-head">
              <h3>{title}</h3>
              <StatusMark tone={tone}>{words}</StatusMark>
            </div>
            <dl>
              <div>
                <dt>Type</dt>
                <dd>{type}</dd>
              </div>
              <div>
                <dt>Name</dt>
                <dd>
                  <code>{name}</code>
                  <CopyButton value={name} label={`Copy the name of ${title}`} />
                </dd>
              </div>
              <div>
                <dt>Value</dt>
                <dd>
                  <code>{value}</code>
                  <CopyButton value={value} label={`Copy the value of ${title}`} />
                </dd>
              </div>
            </dl>
          </li>
        )
      })}
    </ul>
  )
}

/** Copies a value; if the browser does not allow it, says so, and the value next to it can be selected by hand. */
function CopyButton({ value, label }: { value: string; label: string }) {
  const [said, setSaid] = useState('')
  const copy = () =>
    void navigator.clipboard.writeText(value).then(
      () => setSaid('Copied'),
      () => setSaid('Please copy it manually'),
    )
  return (
    <span className="copy-button">
      <Button kind="quiet" size="small" icon="copy" aria-label={label} onClick={copy} onBlur={() => setSaid('')}>
        Copy
      </Button>
      <span role="status">{said}</span>
    </span>
  )
}

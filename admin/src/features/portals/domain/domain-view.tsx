import { readerZone } from '@portico/shared/browser/reader-zone.ts'
import type { OwnedDomain } from '@portico/shared/contract/portals/domains.ts'
import { formatDay } from '@portico/shared/rules/dates/format-date.ts'
import type { DomainState } from '@portico/shared/states/portals/domain-state.ts'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { StatusMark } from '@portico/shared/ui/status-mark.tsx'
import type { Tone } from '@portico/shared/ui/tone.ts'
import { DnsRecords } from './dns-records.tsx'
import { DnsActions } from './dns-panel.tsx'

const stateTexts = {
  initializing: {
    words: 'Initializing',
    text: 'Add both records at your DNS provider. We check them every minute at first. It can take hours for DNS changes to spread.',
  },
  pending: {
    words: 'Pending',
    tone: 'waiting',
    text: 'Still waiting for the TXT record, which proves that you own the domain.',
  },
  pending_validation: {
    words: 'Pending validation',
    tone: 'waiting',
    text: 'The domain is verified. Still waiting for the CNAME record, which leads visitors here.',
  },
  processing: {
    words: 'Processing',
    tone: 'progress',
    text: 'Both records are correct. The portal moves to the domain once its certificate is ready, usually within minutes.',
  },
  active: {
    words: 'Active',
    tone: 'success',
    text: 'The portal is at this domain. Its first address redirects here.',
  },
} as const satisfies Record<DomainState, { words: string; tone?: Tone; text: string }>

type Work = { isPending: boolean; mutate: () => void }
type Props = { domain: OwnedDomain; first_host: string; checking: Work; removing: Work }

const dayOf = (at: string) => formatDay({ at, time_zone: 'UTC', reader_zone: readerZone(), style: 'medium' })

/** Shows a domain with its records, state and actions. */
export function DomainView({ domain, first_host, checking, removing }: Props) {
  const { tone, words, text } = { tone: undefined, ...stateTexts[domain.state] }
  return (
    <>
      <p className="domain-name">
        {domain.domain}
        <StatusMark tone={tone}>{words}</StatusMark>
      </p>
      <p>{domain.is_taken ? 'This domain cannot be used here. If it is yours, please contact support.' : text}</p>
      {domain.failing_since ? (
        <Notice tone="failed" alert>
          The records below have been missing since {dayOf(domain.failing_since)}. Three days after that the portal
          returns to {first_host}.
        </Notice>
      ) : null}
      {domain.certificate_ends_at ? (
        <p>Its certificate is valid until {dayOf(domain.certificate_ends_at)} and renews automatically.</p>
      ) : null}
      <DnsRecords
        records={[
          ['Proof of ownership', domain.records.txt],
          ['Address', domain.records.cname],
        ]}
      />
      <DnsActions
        checking={checking}
        removing={removing}
        question="Do you want to delete this domain?"
        follows={
          <p>
            The portal returns to {first_host}. Links to {domain.domain} lead there for 30 days, as long as its DNS
            record stays; during that time nobody else can use the domain.
          </p>
        }
      />
    </>
  )
}

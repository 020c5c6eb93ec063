import type { StoredPostalAddress, Person } from '@portico/shared/contract/identity/people-record.ts'
import { linkToStaff } from '@portico/shared/pages/link-to-staff.ts'
import { postalAddressValidationLabels } from '@portico/shared/states/member-postal-address.ts'
import { Badge } from '@portico/shared/ui/badge.tsx'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { DayCell } from '../../../kernel/data-table/day-cell.tsx'

const postalAddressText = ({ address, address_2, city, state, zip_code, country }: StoredPostalAddress): string =>
  [address, address_2, `${city}, ${state} ${zip_code}`, country].filter(Boolean).join(', ')

/** Facts about the person and their roles on this portal. */
export function FactsPanel({ person }: { person: Person }) {
  const facts: readonly (readonly [string, ReactNode])[] = [
    [
      'Roles',
      <span key="roles" className="row">
        {person.roles.map(({ name, short_name, is_outside }) => (
          <Badge key={short_name}>{is_outside ? `${name} (outside)` : name}</Badge>
        ))}
      </span>,
    ],
    ['Phone', person.direct_number ?? '–'],
    ...(person.username ? [['Username', person.username] as const] : []),
    ['Joined', <DayCell key="joined" at={person.joined_at} />],
    ['Two-factor', person.has_second_factor ? 'Set up' : 'Not set up'],
    [
      'Shipping',
      person.shipping_address
        ? `${postalAddressText(person.shipping_address)} (${postalAddressValidationLabels[person.shipping_address.validation]})`
        : '–',
    ],
    [
      'Tags',
      person.tags.length === 0 ? (
        <Link key="tags" to={linkToStaff('userTags', { slug: person.id })}>
          Add tags
        </Link>
      ) : (
        <ul key="tags" className="person-tags">
          {person.tags.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      ),
    ],
    ...(person.missing.length > 0 ? [['Missing', person.missing.join(', ')] as const] : []),
  ]
  return (
    <section className="panel" aria-label="About">
      <dl className="panel-body person-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

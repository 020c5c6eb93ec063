import { countOf } from '@portico/shared/rules/numbers/count-of.ts'
import { may } from '@portico/shared/access/may.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import { list_packet_people, type PacketPerson } from '@portico/shared/contract/credentials/proof.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { SearchFilter } from '../../../kernel/search-filter.tsx'
import { useSession } from '../../../kernel/session/session.ts'
import { EraseDialog } from './erase-dialog.tsx'

/** Finds people in stored packets by name or email, and erases one after their name has been typed. */
export function ErasePerson() {
  const { me, portal } = useSession()
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<PacketPerson | null>(null)
  const words = search.trim()
  const query = useQuery({
    queryKey: ['packet-people', portal.id, words],
    queryFn: () => api(list_packet_people, { query: { search: words } }),
    enabled: words.length >= 2,
  })
  if (!may({ roles: [me.current_role], action: 'proof.erase' })) return null
  const people = words.length >= 2 ? query.data : undefined
  return (
    <section className="panel panel-body stack" aria-labelledby="erase-person">
      <h2 id="erase-person" className="panel-title">
        Erase a person
      </h2>
      <p className="muted">
        Removes a person’s rows and certificates from every packet stored here. The packets still verify. Downloaded
        copies do not change.
      </p>
      <SearchFilter label="Name or email" value={search} onChange={setSearch} />
      {query.isError ? <Notice tone="failed">{failureText(query.error)}</Notice> : null}
      <p role="status" className="small">
        {people?.length === 0 ? 'No packet contains a person with this name or email.' : ''}
      </p>
      {people && people.length > 0 ? (
        <ul className="packet-list">
          {people.map((person) => (
            <li key={person.user_id} className="packet-row">
              <span>
                <strong>{person.name}</strong>{' '}
                <span className="muted small">{`${person.email}, in ${countOf(person.packets, 'packet')}`}</span>
              </span>
              <Button
                kind="secondary"
                size="small"
                icon="trash"
                aria-label={`Erase ${person.name}`}
                onClick={() => setChosen(person)}
              >
                Erase
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {chosen ? (
        <EraseDialog person={chosen} onClose={() => setChosen(null)} onErased={() => void query.refetch()} />
      ) : null}
    </section>
  )
}

import { list_own_seals } from '@portico/shared/contract/identity/profile-seals.ts'
import type { Data } from '@portico/shared/calls/endpoint.ts'
import { Card } from '@portico/shared/ui/card.tsx'
import { useEffect, useState } from 'react'
import { browserCall } from '../../kernel/browser-call.ts'

/** Badges granted by the portal; renders nothing if there are none or they fail to load. */
export function Seals() {
  const [seals, setSeals] = useState<Data<typeof list_own_seals>>([])
  useEffect(() => {
    browserCall(list_own_seals, {}).then(setSeals, () => {})
  }, [])
  if (seals.length === 0) return null
  return (
    <Card padded>
      <div className="stack">
        <h2 className="account-head">Seals</h2>
        <ul className="account-seals">
          {seals.map(({ id, title, image }) => (
            <li key={id}>
              <img src={image} alt="" width={72} height={72} />
              <span>{title}</span>
            </li>
          ))}
        </ul>
      </div>
    </Card>
  )
}

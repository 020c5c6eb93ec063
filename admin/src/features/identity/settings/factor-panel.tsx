import type { Person } from '@portico/shared/contract/identity/people-record.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { useState } from 'react'
import { ResetFactor } from '../people/reset-factor.tsx'
import { usePersonChanged } from '../person/person.ts'

/** For people who lost their app, passkeys and recovery codes. */
export function FactorPanel({ person }: { person: Person }) {
  const [isAsked, setAsked] = useState(false)
  const changed = usePersonChanged()
  return (
    <section className="panel" aria-labelledby="factor">
      <div className="panel-body stack">
        <h2 id="factor" className="panel-title">
          Two-factor authentication
        </h2>
        <p>Set up. Reset it if they have lost their app, passkeys and recovery codes.</p>
        <div>
          <Button kind="secondary" onClick={() => setAsked(true)}>
            Reset two-factor authentication
          </Button>
        </div>
      </div>
      {isAsked ? (
        <ResetFactor
          person={person}
          onClose={() => {
            setAsked(false)
            changed(person.id)
          }}
        />
      ) : null}
    </section>
  )
}

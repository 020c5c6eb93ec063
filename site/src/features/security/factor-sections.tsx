import { make_recovery_codes } from '@portico/shared/contract/identity/second-factor.ts'
import { useAction } from '@portico/shared/kernel/use-action.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Card } from '@portico/shared/ui/card.tsx'
import { LinkButton } from '@portico/shared/ui/link-button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useState } from 'react'
import { linkTo } from '@portico/shared/pages/link-to.ts'
import { useFocusOnShow } from '../../kernel/focus-on-show.ts'
import { AppSection } from './app-section.tsx'
import { PasskeySection } from './passkey-section.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { secureCall } from '../../kernel/secure-call.ts'
import type { Factors } from './security.island.tsx'

/** The account's second factors, each in its own card; new recovery codes are shown once, first. */
export function FactorSections({ factors, onChanged }: { factors: Factors; onChanged: () => Promise<void> }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const [wasMissing] = useState(factors.state === 'missing')
  const [haveKept, setHaveKept] = useState(false)
  const has = factors.totp || factors.passkeys.length > 0
  const added = async (fresh: readonly string[] | null) => {
    if (fresh) {
      setCodes(fresh)
      setHaveKept(false)
    }
    await onChanged()
  }
  const kept = () => {
    setCodes(null)
    setHaveKept(true)
  }
  return (
    <>
      {factors.state === 'missing' ? (
        <Notice tone="waiting" alert>
          Your role on this portal requires two-factor authentication. Set up an authenticator app or a passkey to
          continue.
        </Notice>
      ) : null}
      {codes ? (
        <Card padded>
          <RecoveryCodes codes={codes} onKept={kept} />
        </Card>
      ) : null}
      {wasMissing && factors.state === 'fine' && !codes ? (
        <Notice tone="success">
          Two-factor authentication is set up.{' '}
          <LinkButton href={linkTo('dashboard')} size="small">
            Continue
          </LinkButton>
        </Notice>
      ) : null}
      {factors.is_demanded && factors.state === 'fine' ? (
        <p className="muted">
          Your role on this portal requires two-factor authentication. If you turn it off, you’ll have to set it up
          again before you can work here.
        </p>
      ) : null}
      <Card padded>
        <AppSection isOn={factors.totp} onAdded={added} onRemoved={onChanged} />
      </Card>
      <Card padded>
        <PasskeySection passkeys={factors.passkeys} onAdded={added} onRemoved={onChanged} />
      </Card>
      {has ? (
        <Card padded>
          <CodesLeft left={factors.recovery_codes_left} onMade={added} hasFocus={haveKept} />
        </Card>
      ) : null}
    </>
  )
}

function CodesLeft({
  left,
  hasFocus,
  onMade,
}: {
  left: number
  hasFocus: boolean
  onMade: (codes: readonly string[]) => Promise<void>
}) {
  const head = useFocusOnShow<HTMLHeadingElement>(hasFocus)
  const { busy, failure, run } = useAction()
  return (
    <div className="stack">
      <h2 className="account-head" ref={head} tabIndex={-1}>
        Recovery codes
      </h2>
      <p>
        {left === 0 ? 'You have no unused codes left.' : `${left} of your codes ${left === 1 ? 'is' : 'are'} unused.`}{' '}
        They let you sign in if you lose your app or passkey. New codes replace the old ones.
      </p>
      {failure ? (
        <Notice tone="failed" alert>
          {failure}
        </Notice>
      ) : null}
      <div>
        <Button
          kind="secondary"
          icon="refresh"
          busy={busy}
          onClick={() => void run(async () => onMade((await secureCall(make_recovery_codes)).recovery_codes))}
        >
          Generate new codes
        </Button>
      </div>
    </div>
  )
}

import { list_own_tenants, longestPortalName, type OwnTenant } from '@portico/shared/contract/orders/plans.ts'
import { Field } from '@portico/shared/ui/field.tsx'
import { RadioGroup } from '@portico/shared/ui/radio-group.tsx'
import { Select } from '@portico/shared/ui/select.tsx'
import { TextInput } from '@portico/shared/ui/text-input.tsx'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { callWithoutRedirect } from '../../kernel/browser-call.ts'
import { $visitor } from '../../kernel/me.store.ts'
import { $form, changeForm } from '../checkout/checkout-form.store.ts'
import type { PortalDraft } from '../checkout/checkout-form.ts'
import { $payingPlan } from './plan-checkout.store.ts'
import { suggestedSlug } from './suggested-slug.ts'

/** The user's portals without a subscription; none until they are loaded. */
function useOwnPortals(): readonly OwnTenant[] {
  const visitor = useStore($visitor)
  const person_id = visitor.state === 'member' ? visitor.me.id : null
  const [own, setOwn] = useState<readonly OwnTenant[]>([])
  useEffect(() => {
    setOwn([])
    if (person_id === null) return
    // If loading fails, a new portal can still be named.
    callWithoutRedirect(list_own_tenants, {}).then(setOwn, () => {})
  }, [person_id])
  return own.filter(({ is_subscribed }) => !is_subscribed)
}

/** Step 3: the portal for the plan. It is created after the plan is paid. */
export function PortalSection({ host }: { host: string }) {
  const { portal } = useStore($form)
  const own = useOwnPortals()
  const change = (changed: Partial<PortalDraft>) => {
    changeForm({ portal: { ...portal, ...changed } })
    $payingPlan.set({ ...$payingPlan.get(), portal: {} })
  }
  const isOwn = portal.kind === 'own' && own.length > 0
  return (
    <section className="card checkout-step" aria-labelledby="step-portal">
      <h2 className="cart-head" id="step-portal">
        <span className="checkout-number" aria-hidden="true">
          3
        </span>
        Your portal
      </h2>
      {own.length > 0 ? (
        <RadioGroup
          legend="Which portal is the plan for?"
          name="portal"
          value={isOwn ? 'own' : 'new'}
          options={[
            { value: 'new', label: 'A new portal' },
            { value: 'own', label: 'One of my portals' },
          ]}
          onChange={(kind) => change({ kind, portal_id: kind === 'own' ? (own[0]?.id ?? null) : null })}
        />
      ) : null}
      {isOwn ? <OwnFields own={own} portal={portal} change={change} /> : <NewFields {...{ host, portal, change }} />}
    </section>
  )
}

type Fields = { portal: PortalDraft; change: (changed: Partial<PortalDraft>) => void }

function OwnFields({ own, portal, change }: Fields & { own: readonly OwnTenant[] }) {
  const { portal: errors } = useStore($payingPlan)
  return (
    <Field label="Portal" error={errors.portal_id}>
      <Select
        value={String(portal.portal_id ?? '')}
        options={own.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ target }) => change({ portal_id: Number(target.value) || null })}
      />
    </Field>
  )
}

/** The slug follows the name until it is edited. */
function NewFields({ host, portal, change }: Fields & { host: string }) {
  const { portal: errors } = useStore($payingPlan)
  const follows = portal.slug === suggestedSlug(portal.name)
  return (
    <>
      <Field label="Portal name" help="Your learners see it. You can change it later." error={errors.name}>
        <TextInput
          value={portal.name}
          maxLength={longestPortalName}
          autoComplete="organization"
          onChange={({ target }) =>
            change({ kind: 'new', name: target.value, ...(follows ? { slug: suggestedSlug(target.value) } : {}) })
          }
        />
      </Field>
      <Field
        label="Address"
        help={portal.slug ? `${portal.slug}.${host}` : `The part before .${host}`}
        error={errors.slug}
      >
        <TextInput
          value={portal.slug}
          maxLength={63}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          onChange={({ target }) => change({ kind: 'new', slug: target.value.toLowerCase() })}
        />
      </Field>
    </>
  )
}

import type { PayErrors, PayField, PayForm, PayMethod } from '../checkout/pay-fields.ts'
import { TEST_BANKS, TEST_ROUTING_NUMBER } from '../checkout/test-banks.ts'
import { groupDigits, TEST_CARDS } from '../checkout/test-cards.ts'
import { html } from './html.ts'
import type { Markup } from './html.ts'

export interface PayFormState {
  method: PayMethod
  values: PayForm
  errors: PayErrors
  refusal: string | null
}

interface FieldOptions {
  label: string
  inputmode?: string
  autocomplete?: string
  type?: string
}

// Test cards are not the shopper's own, so autofill is off.
const FIELDS: Record<PayField, FieldOptions> = {
  email: { label: 'Email', type: 'email', inputmode: 'email', autocomplete: 'email' },
  card_number: { label: 'Card number', inputmode: 'numeric' },
  card_expiry: { label: 'Expiration (MM / YY)' },
  card_cvc: { label: 'Security code', inputmode: 'numeric' },
  card_name: { label: 'Name on card' },
  bank_routing: { label: 'Routing number', inputmode: 'numeric' },
  bank_account: { label: 'Account number', inputmode: 'numeric' },
  bank_name: { label: 'Name of the account holder' },
}

export function payForm({
  action,
  button,
  asks,
  state,
}: {
  action: string
  button: string
  asks: PayField[]
  state: PayFormState
}): Markup {
  const field = (name: PayField) => asks.includes(name) && inputField(name, state)
  return html`<form method="post" action="${action}" novalidate>
${problems(state)}
${field('email')}
${field('card_number')}
${asks.includes('card_expiry') && html`<div class="pair">${field('card_expiry')}${field('card_cvc')}</div>`}
${field('card_name')}
${field('bank_routing')}
${field('bank_account')}
${field('bank_name')}
<input type="hidden" name="method" value="${state.method}">
<button type="submit">${button}</button>
</form>
${asks.includes('card_number') && testCards()}
${asks.includes('bank_account') && testBanks()}`
}

function inputField(name: PayField, { values, errors, refusal }: PayFormState): Markup {
  const look = FIELDS[name]
  const error = errors[name] ?? (name === 'card_number' ? refusal : null)
  return html`<div class="field${error ? ' wrong' : ''}">
<label for="${name}">${look.label}</label>
<input id="${name}" name="${name}" type="${look.type ?? 'text'}" inputmode="${look.inputmode ?? 'text'}" autocomplete="${look.autocomplete ?? 'off'}" value="${values[name]}" required${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<span class="error" id="${name}-error">${error}</span>`}
</div>`
}

function problems({ errors, refusal }: PayFormState): Markup | false {
  const found = Object.entries(errors)
  if (refusal === null && found.length === 0) return false
  return html`<div class="problems" role="alert" tabindex="-1" autofocus>
<h2>${refusal ?? 'Please check these fields'}</h2>
${refusal !== null && html`<p>You weren’t charged. You can try again or use another card.</p>`}
${found.length > 0 && html`<ul>${found.map(([name, message]) => html`<li><a href="#${name}">${message}</a></li>`)}</ul>`}
</div>`
}

function testCards(): Markup {
  return html`<details>
<summary>Test cards you can use</summary>
<table>
<thead><tr><th scope="col">Card number</th><th scope="col">What it does</th></tr></thead>
<tbody>
${TEST_CARDS.map((card) => html`<tr><td class="digits">${groupDigits(card.number)}</td><td>${card.does}</td></tr>`)}
</tbody>
</table>
<p class="hint">Use any future expiration date and any security code.</p>
</details>`
}

function testBanks(): Markup {
  return html`<details>
<summary>Test accounts you can use</summary>
<table>
<thead><tr><th scope="col">Account number</th><th scope="col">What it does</th></tr></thead>
<tbody>
${TEST_BANKS.map((bank) => html`<tr><td class="digits">${bank.number}</td><td>${bank.does}</td></tr>`)}
</tbody>
</table>
<p class="hint">The routing number is ${TEST_ROUTING_NUMBER}.</p>
</details>`
}

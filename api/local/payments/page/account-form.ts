import { html, type Markup } from './html.ts'

export const TYPED = ['name', 'tax_id', 'representative', 'ssn_last_4', 'bank_account'] as const
export type Typed = Record<(typeof TYPED)[number], string>

const LABELS: Typed = {
  name: 'Legal name of the business',
  tax_id: 'Employer identification number (EIN)',
  representative: 'Name of its representative',
  ssn_last_4: 'Last four digits of the representative’s Social Security number',
  bank_account: 'Account number for payouts',
}

type State = { typed: Typed; errors: Partial<Record<string, string>>; asks_document: boolean; action: string }

/** The form with everything Stripe requires before money may move; for a restricted account, only the missing document. */
export function accountForm({ typed, errors, asks_document, action }: State): Markup {
  return html`<form method="post" action="${action}" novalidate>
${
  asks_document
    ? html`<p>Stripe could not confirm who the representative is. A test document is submitted for you.</p>`
    : TYPED.map((name) => field(name, { value: typed[name], error: errors[name] }))
}
<button type="submit" name="action" value="submit">${asks_document ? 'Submit a test document' : 'Agree and submit'}</button>
<button type="submit" name="action" value="later" class="quiet">Save for later</button>
</form>
${!asks_document && html`<p class="hint">The digits 1111 have Stripe ask for a document first. Anything else is confirmed after a few seconds.</p>`}`
}

const field = (name: keyof Typed, { value, error }: { value: string; error: string | undefined }): Markup =>
  html`<div class="field${error ? ' wrong' : ''}">
<label for="${name}">${LABELS[name]}</label>
<input id="${name}" name="${name}" autocomplete="off" value="${value}" required${error && html` aria-invalid="true" aria-describedby="${name}-error"`}>
${error && html`<span class="error" id="${name}-error">${error}</span>`}
</div>`

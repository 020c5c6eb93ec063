import { html } from './html.ts'
import { layout } from './layout.ts'

/** The 3-D Secure page of the cardholder's bank, with both possible answers. */
export function challengePage({ what, action }: { what: string; action: string }): string {
  const heading = 'Confirm it’s you'
  const content = html`<main class="closed">
<h1>${heading}</h1>
<p>Your bank asks you to confirm ${what} (3-D Secure).</p>
<form method="post" action="${action}" class="answers">
<button type="submit" name="answer" value="pass">Complete authentication</button>
<button type="submit" name="answer" value="fail" class="quiet">Fail authentication</button>
</form>
</main>`
  return layout({ title: heading, content })
}

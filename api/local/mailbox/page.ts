import { createHash } from 'node:crypto'
import { formatDate } from '@portico/shared/rules/dates/format-date.ts'
import type { Message } from './message.ts'

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1c2333, #e8eaf0); --soft: light-dark(#5a6277, #a9b0c2); --line: light-dark(#dfe3ec, #353b4b); --paper: light-dark(#fff, #171a22); --accent: light-dark(#2a4bb8, #9db4ff) }
* { box-sizing: border-box }
body { margin: 0 auto; max-width: 62rem; padding: 2rem 1.25rem 4rem; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif }
h1 { font-size: 1.6rem; margin: 0 0 .25rem; overflow-wrap: anywhere } h2 { font-size: 1.05rem; margin: 2rem 0 .5rem }
p, dd { color: var(--soft) } a { color: var(--accent) } a:focus-visible, input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
ol.mails { list-style: none; padding: 0; margin: 1.5rem 0; border-top: 1px solid var(--line) }
ol.mails li { border-bottom: 1px solid var(--line); padding: .8rem 0; display: grid; gap: .15rem }
ol.mails a { font-weight: 600; text-decoration: none } ol.mails a:hover { text-decoration: underline } .meta { color: var(--soft); font-size: .9rem; overflow-wrap: anywhere }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: end; margin-top: 1rem } label { display: grid; gap: .25rem; font-size: .9rem }
input, button { font: inherit; padding: .45rem .7rem; border: 1px solid var(--soft); border-radius: .45rem; background: transparent; color: inherit; min-height: 2.5rem }
iframe { width: 100%; height: 36rem; border: 1px solid var(--line); border-radius: .6rem; background: #fff } pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit; border: 1px solid var(--line); border-radius: .6rem; padding: 1rem; margin: 0 }
dl { display: grid; grid-template-columns: max-content 1fr; gap: .2rem 1rem; margin: 1rem 0 } dt { font-weight: 600 } dd { margin: 0; overflow-wrap: anywhere } ul.links { padding-left: 1.2rem } ul.links a { overflow-wrap: anywhere }`

const script = `
const known = Number(document.documentElement.dataset.newest)
setInterval(async () => {
  const answer = await fetch('/api/messages?limit=1').catch(() => undefined)
  const newest = answer?.ok ? ((await answer.json()).data[0]?.id ?? 0) : known
  if (newest !== known && !document.activeElement?.matches('input')) location.reload()
}, 2000)`

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

// The frame allows scripts so that test tools can inspect it; the content policy blocks the email's own scripts.
/** Policy of the mailbox's own pages; the HTML of emails has its own path and policy. */
export const pagePolicy = `default-src 'none'; img-src data:; style-src ${hash(style)}; script-src ${hash(script)}; connect-src 'self'; frame-src 'self'; form-action 'self'; base-uri 'none'`
export const mailPolicy =
  "sandbox allow-scripts allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: http: https:; script-src 'none'"

/** The list of emails, newest first. */
export function listPage({ messages, to, newest }: { messages: Message[]; to: string; newest: number }): string {
  const items = messages.map(
    (message) => `<li><a href="/messages/${message.id}">${escape(message.subject)}</a>
<span class="meta">to ${escape(message.to.join(', '))}, from ${escape(message.from)}, <time datetime="${message.received_at}">${when(message.received_at)}</time></span></li>`,
  )
  return page({
    title: 'Mailbox',
    newest,
    body: `<h1>Mailbox</h1><p>Every email that Portico sends while no mail server is set up. Nothing leaves this machine.</p>
<form method="get" action="/"><label>Sent to <input type="email" name="to" value="${escape(to)}" autocomplete="off"></label><button>Show</button></form>
${items.length > 0 ? `<ol class="mails">${items.join('\n')}</ol>` : `<p>${to ? `No email to ${escape(to)}.` : 'No email yet.'}</p>`}`,
  })
}

/** One email: rendered HTML, text, links and attachments. */
export function messagePage(message: Message): string {
  const links = message.links.map((url) => `<li><a href="${escape(url)}">${escape(url)}</a></li>`)
  const files = message.attachments.map(
    ({ filename, size }, index) =>
      `<li><a href="/messages/${message.id}/attachments/${index}">${escape(filename)}</a> (${Math.ceil(size / 1024)} KB)</li>`,
  )
  return page({
    title: message.subject,
    body: `<p><a href="/">All mail</a></p><h1>${escape(message.subject)}</h1>
<dl><dt>From</dt><dd>${escape(message.from)}</dd><dt>To</dt><dd>${escape(message.to.join(', '))}</dd><dt>Received</dt><dd><time datetime="${message.received_at}">${when(message.received_at)}</time></dd></dl>
${message.html ? `<h2>HTML</h2><iframe title="The email as its reader sees it" src="/messages/${message.id}/html" sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"></iframe>` : ''}
${message.text ? `<h2>Plain text</h2><pre>${escape(message.text)}</pre>` : ''}
${links.length > 0 ? `<h2>Links</h2><ul class="links">${links.join('')}</ul>` : ''}
${files.length > 0 ? `<h2>Attachments</h2><ul>${files.join('')}</ul>` : ''}`,
  })
}

export function missingPage(): string {
  return page({ title: 'Not found', body: '<p><a href="/">All mail</a></p><h1>This email doesn’t exist.</h1>' })
}

function page({ title, body, newest }: { title: string; body: string; newest?: number }): string {
  return `<!doctype html><html lang="en"${newest === undefined ? '' : ` data-newest="${newest}"`}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)} · Portico mailbox</title><link rel="icon" href="data:,"><style>${style}</style></head><body><main>${body}</main>${newest === undefined ? '' : `<script>${script}</script>`}</body></html>`
}

const when = (instant: string): string => formatDate({ at: instant, time_zone: 'UTC', style: 'moment' })

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}

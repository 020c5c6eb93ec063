import { mkdtempSync, rmSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest'
import { startMailbox, type Mailbox } from './start-mailbox.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'portico-mailbox-test-'))
let mailbox: Mailbox
beforeEach(async () => void (mailbox = await startMailbox({ dataDir })))
afterEach(() => mailbox.stop())
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function send(mail: {
  to: string
  bcc?: string
  subject: string
  text?: string
  html?: string
  attachments?: { filename: string; content: string }[]
}) {
  const transport = createTransport(mailbox.smtp_url)
  await transport.sendMail({ from: 'Portico <hello@portico.localhost>', ...mail })
  transport.close()
}

async function messages(
  to: string,
): Promise<{ id: number; subject: string; links: string[]; text: string; to: string[] }[]> {
  const answer = (await (await fetch(`${mailbox.url}/api/messages?to=${encodeURIComponent(to)}`)).json()) as {
    data: []
  }
  return answer.data
}

test('[start] lists an email sent over SMTP to its recipient only, with text and links', async () => {
  await send({
    to: 'Ann@example.com',
    subject: 'Your code',
    text: 'Code 123456. See http://portico.localhost:8080/login?a=1&b=2.',
    html: '<a href="http://portico.localhost:8080/login?a=1&amp;b=2">Sign in</a>',
  })
  await send({ to: 'bob@example.com', bcc: 'carol@example.com', subject: 'Other' })
  const [mail, ...more] = await messages('ann@example.com')
  expect(more).toEqual([])
  expect(mail).toMatchObject({
    subject: 'Your code',
    to: ['Ann@example.com'],
    links: ['http://portico.localhost:8080/login?a=1&b=2'],
  })
  expect(mail?.text).toContain('Code 123456.')
  expect(await messages('carol@example.com')).toHaveLength(1)
})

test('[start] keeps emails over a restart', async () => {
  await send({ to: 'kept@example.com', subject: 'Kept' })
  await mailbox.stop()
  mailbox = await startMailbox({ dataDir })
  expect(await messages('kept@example.com')).toMatchObject([{ subject: 'Kept' }])
  await send({ to: 'kept@example.com', subject: 'Newer' })
  expect((await messages('kept@example.com')).map(({ subject }) => subject)).toEqual(['Newer', 'Kept'])
})

test('[start] escapes email contents and shows their HTML sandboxed, without scripts', async () => {
  await send({
    to: 'x@example.com',
    subject: '<script>alert(1)</script>',
    html: '<script>alert(2)</script><p>Hello</p>',
    attachments: [{ filename: 'receipt.pdf', content: 'PDF' }],
  })
  const [mail] = await messages('x@example.com')
  const view = await fetch(`${mailbox.url}/messages/${mail?.id}`)
  const html = await view.text()
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  expect(html).not.toContain('<script>alert')
  expect(html).toContain('sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"')
  const frame = await fetch(`${mailbox.url}/messages/${mail?.id}/html`)
  expect(frame.headers.get('content-security-policy')).toMatch(/^sandbox allow-scripts .*script-src 'none'/)
  expect(await frame.text()).toContain('<p>Hello</p>')
  const file = await fetch(`${mailbox.url}/messages/${mail?.id}/attachments/0`)
  expect([file.headers.get('content-disposition'), await file.text()]).toEqual([
    "attachment; filename*=UTF-8''receipt.pdf",
    'PDF',
  ])
})

test('[start] serves the mailbox to localhost only', async () => {
  const status = (host: string) =>
    new Promise((done, fail) =>
      request(`${mailbox.url}/api/messages`, { headers: { host } }, (answer) => done(answer.resume().statusCode))
        .on('error', fail)
        .end(),
    )
  expect(await status('evil.example.com')).toBe(421)
  expect(await status('localhost:1080')).toBe(200)
  expect(await (await fetch(`${mailbox.url}/messages/999`)).status).toBe(404)
})

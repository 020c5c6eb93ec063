import { expect, test } from 'vitest'
import { mailLayout } from './layout.ts'

const brand = {
  portal: 'Summit & Co',
  url: 'https://summit.example.com',
  time_zone: 'America/New_York',
  color: '#0f766e',
  on_color: '#ffffff',
  from: { name: 'Summit', address: 'hello@summit.example' },
  sender: null,
  reply_to: null,
  foot: ['Summit Inc.', '1 Main St'],
}

test('[mail] a mail says the same in text and HTML, in the portal’s color, fully escaped', () => {
  const mail = mailLayout({
    brand,
    heading: 'Receipt <1>',
    parts: [
      { kind: 'text', text: 'Hello "Ada" <b>' },
      { kind: 'rows', rows: [['Safe Lifting × 2', '$78.00']], total: ['Total', '$78.00'] },
      { kind: 'button', label: 'Open', url: 'https://summit.example.com/orders/1?a=1&b=2' },
      { kind: 'code', code: '123456' },
      { kind: 'link', label: 'View <it>', url: 'https://summit.example.com/x?a=1&b=3' },
    ],
  })
  expect(mail.subject).toBe('Receipt <1>')
  for (const word of ['Safe Lifting × 2', '$78.00', '123456', 'Summit Inc.']) {
    expect(mail.text).toContain(word)
    expect(mail.html).toContain(word)
  }
  expect(mail.text).toContain('https://summit.example.com/orders/1?a=1&b=2')
  expect(mail.html).toContain('href="https://summit.example.com/orders/1?a=1&amp;b=2"')
  expect(mail.text).toContain('View <it>:\nhttps://summit.example.com/x?a=1&b=3')
  expect(mail.html).toContain('href="https://summit.example.com/x?a=1&amp;b=3"')
  expect(mail.html).toContain('>View &lt;it&gt;</a>')
  expect(mail.html).toContain('Hello &quot;Ada&quot; &lt;b&gt;')
  expect(mail.html).not.toContain('<b>')
  expect(mail.html).toContain('background:#0f766e')
  expect(mail.html).not.toMatch(/<(img|script|link)\b/)
})

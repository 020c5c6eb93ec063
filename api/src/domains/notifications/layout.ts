import type { MailBrand } from './mail-brand.ts'

/** The parts of a mail, each rendered as text and as HTML. */
export type MailPart =
  | { kind: 'text'; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string }
  | { kind: 'code'; code: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[]; total?: readonly [string, string] }
  | { kind: 'quiet'; text: string }

const cell = 'padding:10px 0;border-bottom:1px solid #e3e0d9;font-size:15px;line-height:1.45'

/**
 * The one mail layout of Portico: a band in the portal's color, heading, parts, and the company at the foot. Styles are inline because mail programs
 * drop others; nothing is loaded, so no picture can be blocked. `heading` is the default subject.
 */
export function mailLayout({
  brand,
  heading,
  subject = heading,
  parts,
}: {
  brand: MailBrand
  heading: string
  subject?: string
  parts: readonly MailPart[]
}): { subject: string; text: string; html: string } {
  return { subject, text: asText({ brand, heading, parts }), html: asHtml({ brand, heading, parts }) }
}

type Content = { brand: MailBrand; heading: string; parts: readonly MailPart[] }

function asText({ brand, heading, parts }: Content): string {
  const blocks = parts.map((part) => {
    if (part.kind === 'button' || part.kind === 'link') return `${part.label}:\n${part.url}`
    if (part.kind === 'code') return `    ${part.code}`
    if (part.kind === 'rows')
      return [...part.rows, ...(part.total ? [part.total] : [])].map(([name, value]) => `${name}: ${value}`).join('\n')
    return part.text
  })
  return [heading, ...blocks, `-- \n${[...brand.foot, brand.url].join('\n')}`].join('\n\n') + '\n'
}

function asHtml({ brand, heading, parts }: Content): string {
  const title = escapeHtml(heading)
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:24px 12px;background:#f4f2ed;color:#1b1d22;font-family:Inter,system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<div style="max-width:560px;margin:0 auto;background:#ffffff;border:1px solid #e3e0d9;border-radius:12px;overflow:hidden">
<div style="background:${brand.color};color:${brand.on_color};padding:16px 28px;font-size:16px;font-weight:600">${escapeHtml(brand.portal)}</div>
<main style="padding:28px">
<h1 style="margin:0 0 16px;font-size:22px;line-height:1.25">${title}</h1>
${parts.map((part) => partHtml(part, brand)).join('\n')}
</main></div>
<p style="max-width:560px;margin:16px auto 0;color:#555a64;font-size:13px;line-height:1.5;text-align:center">${[...brand.foot.map(escapeHtml), `<a href="${escapeHtml(brand.url)}" style="color:#555a64">${escapeHtml(brand.url.replace(/^https?:\/\//, ''))}</a>`].join('<br>')}</p>
</body></html>
`
}

function partHtml(part: MailPart, brand: MailBrand): string {
  if (part.kind === 'button')
    return `<p style="margin:24px 0"><a href="${escapeHtml(part.url)}" style="display:inline-block;background:${brand.color};color:${brand.on_color};padding:12px 20px;border-radius:8px;font-size:16px;font-weight:600;text-decoration:none">${escapeHtml(part.label)}</a></p>`
  if (part.kind === 'link')
    return `<p style="margin:0 0 14px;font-size:16px"><a href="${escapeHtml(part.url)}" style="color:#1b1d22">${escapeHtml(part.label)}</a></p>`
  if (part.kind === 'code')
    return `<p style="margin:24px 0;font-size:32px;font-weight:700;letter-spacing:0.25em">${escapeHtml(part.code)}</p>`
  if (part.kind === 'rows')
    return `<table role="presentation" style="width:100%;border-collapse:collapse;margin:16px 0">${part.rows.map((row) => rowHtml(row)).join('')}${part.total ? rowHtml(part.total, true) : ''}</table>`
  const style = part.kind === 'quiet' ? 'color:#555a64;font-size:14px' : 'font-size:16px'
  return part.text
    .split('\n\n')
    .map((paragraph) => `<p style="margin:0 0 14px;line-height:1.55;${style}">${escapeHtml(paragraph)}</p>`)
    .join('\n')
}

function rowHtml([name, value]: readonly [string, string], isTotal = false): string {
  const weight = isTotal ? ';font-weight:700;border-bottom:0' : ''
  return `<tr><td style="${cell}${weight}">${escapeHtml(name)}</td><td style="${cell};text-align:right;white-space:nowrap;vertical-align:top${weight}">${escapeHtml(value)}</td></tr>`
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** Escapes text for HTML, in an element or a quoted attribute. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign)

import { createElement as h, type ReactElement } from 'react'
import { Document, Image, Page, StyleSheet, Text, View, type DocumentProps } from '@react-pdf/renderer'
import { accreditationLine } from '@portico/shared/rules/credentials/accreditation/accreditation-text.ts'
import { licenseLine } from '@portico/shared/rules/credentials/accreditation/matching-license.ts'
import { dayOf, hoursOf, staffLineOf, type DrawnCertificate } from './facts.ts'
import { officeOf, signatoryOf } from './field-text.ts'
import { ownLayoutSize } from './own-layout-texts.ts'
import { wholeWords } from '../../../pdf/whole-words.ts'
import { qrPicture, type QrCode } from './qr-code.ts'
import { templatePage } from './template-page.ts'

export type DrawnParts = {
  certificate: DrawnCertificate
  check_url: string
  logo: Buffer | null
  background: Buffer | null
  signature: Buffer | null
  qr: QrCode
  /** the fonts that its texts need */
  fontFamily: string[]
}

const ink = '#16202e'
const muted = '#5b6472'
const line = '#c9b27c'
const style = StyleSheet.create({
  page: { padding: 28, backgroundColor: '#fffdf8', color: ink, fontSize: 11 },
  frame: { flex: 1, borderWidth: 1.5, borderColor: line, padding: 4 },
  inner: {
    flex: 1,
    borderWidth: 0.5,
    borderColor: line,
    paddingVertical: 30,
    paddingHorizontal: 54,
    alignItems: 'center',
    justifyContent: 'space-between',
  },
  logo: { height: 44, objectFit: 'contain' },
  company: { fontSize: 14, fontWeight: 600 },
  center: { alignItems: 'center', width: '100%' },
  title: { fontSize: 32, fontWeight: 600, textAlign: 'center' },
  small: { fontSize: 11, color: muted, marginTop: 10, textAlign: 'center' },
  learner: { fontSize: 28, fontWeight: 600, marginTop: 12, textAlign: 'center' },
  rule: { width: 320, borderBottomWidth: 0.75, borderBottomColor: line, marginTop: 8 },
  course: { fontSize: 18, fontWeight: 600, marginTop: 8, textAlign: 'center', maxWidth: 560 },
  facts: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: 18, marginTop: 14 },
  fact: { alignItems: 'center' },
  label: { fontSize: 8.5, color: muted, marginBottom: 2 },
  value: { fontSize: 11, fontWeight: 600 },
  accredited: { fontSize: 8, color: muted, marginTop: 4, textAlign: 'center' },
  foot: { flexDirection: 'row', width: '100%', justifyContent: 'space-between', alignItems: 'flex-end' },
  sign: { width: 210 },
  signature: { borderBottomWidth: 0.75, borderBottomColor: ink, paddingBottom: 4, fontSize: 13, fontWeight: 600 },
  check: { flexDirection: 'row', alignItems: 'flex-end', gap: 10 },
  serial: { fontSize: 9.5, fontWeight: 600, marginBottom: 2 },
  url: { fontSize: 7.5, color: muted },
})

/**
 * Lays out a certificate by its template or by our default: data in, one landscape page out. Uses React elements without JSX, because the API runs
 * its source directly.
 */
export function certificateDocument(parts: DrawnParts): ReactElement<DocumentProps> {
  const { snapshot } = parts.certificate
  const { fontFamily } = parts
  return h(
    Document,
    {
      title: `${snapshot.title} – ${snapshot.learner}`,
      author: snapshot.company,
      subject: snapshot.course,
      language: 'en',
    },
    snapshot.layout
      ? templatePage(parts, snapshot.layout)
      : h(
          Page,
          { size: 'LETTER', orientation: 'landscape', style: { ...style.page, fontFamily } },
          h(View, { style: style.frame }, h(View, { style: style.inner }, top(parts), statement(parts), foot(parts))),
        ),
  )
}

function top({ certificate: { snapshot }, logo }: DrawnParts): ReactElement {
  return h(
    View,
    { style: style.center },
    logo
      ? h(Image, { src: { data: logo, format: 'png' }, style: style.logo })
      : h(Text, { style: style.company }, snapshot.company),
  )
}

function statement({ certificate }: DrawnParts): ReactElement {
  const { snapshot } = certificate
  return h(
    View,
    { style: style.center },
    h(
      Text,
      { ...wholeWords, style: { ...style.title, fontSize: ownLayoutSize('title', snapshot.title) } },
      snapshot.title,
    ),
    h(Text, { style: style.small }, 'This certifies that'),
    h(
      Text,
      { ...wholeWords, style: { ...style.learner, fontSize: ownLayoutSize('learner', snapshot.learner) } },
      snapshot.learner,
    ),
    h(View, { style: style.rule }),
    h(
      Text,
      { ...wholeWords, style: { ...style.small, fontSize: ownLayoutSize('statement', snapshot.statement) } },
      snapshot.statement,
    ),
    h(
      Text,
      { ...wholeWords, style: { ...style.course, fontSize: ownLayoutSize('course', snapshot.course) } },
      snapshot.course,
    ),
    h(
      View,
      { style: style.facts },
      ...facts(certificate).map(([label, value]) =>
        h(
          View,
          { key: label, style: style.fact },
          h(Text, { style: style.label }, label),
          h(Text, { ...wholeWords, style: style.value }, value),
        ),
      ),
    ),
    ...(snapshot.accreditations ?? []).map((one, index) =>
      h(Text, { key: `accredited-${index}`, style: style.accredited }, accreditationLine(one)),
    ),
    snapshot.completed_by_staff ? h(Text, { style: style.accredited }, staffLineOf(snapshot)) : null,
  )
}

function foot({ certificate: { snapshot, serial }, check_url, qr }: DrawnParts): ReactElement {
  return h(
    View,
    { style: style.foot },
    h(
      View,
      { style: style.sign },
      h(Text, { ...wholeWords, style: style.signature }, signatoryOf(snapshot)),
      h(Text, { style: style.label }, officeOf(snapshot)),
    ),
    h(
      View,
      { style: style.check },
      h(
        View,
        null,
        h(Text, { style: style.label }, 'Serial number'),
        h(Text, { style: style.serial }, serial),
        h(Text, { style: style.url }, `Check it at ${check_url.replace(serial, '')}\n${serial}`),
      ),
      qrPicture(qr, { width: 68, height: 68 }),
    ),
  )
}

function facts({ snapshot, issued_at, expires_at }: DrawnCertificate): [string, string][] {
  const day = (at: Date) => dayOf(at, snapshot.time_zone)
  const list: [string, string][] = [
    ['Completed', day(new Date(snapshot.finished_at))],
    ['Issued', day(issued_at)],
  ]
  if (expires_at) list.push(['Valid until', day(expires_at)])
  const hours = hoursOf(snapshot)
  if (hours !== '') list.push(['Contact hours', hours])
  for (const { name, provider_number } of snapshot.organizations)
    list.push(provider_number ? [name, `Provider ${provider_number}`] : ['Organization', name])
  if (snapshot.instructors.length > 0) list.push(['Instructor', snapshot.instructors.join(', ')])
  for (const one of snapshot.licenses ?? []) list.push(['License', licenseLine(one)])
  return list
}

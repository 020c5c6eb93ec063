import { Document, Page, StyleSheet, Text, View, renderToBuffer } from '@react-pdf/renderer'
import { createElement as h } from 'react'
import { nameGlyphs, registerFonts, serif } from '../../../src/pdf/fonts.ts'
import type { DemoSheet } from '../content/types.ts'

const style = StyleSheet.create({
  page: { padding: 48, fontFamily: serif, fontSize: 12, color: '#16202e', lineHeight: 1.45 },
  kicker: { fontSize: 9, color: '#1f4fd8', letterSpacing: 1, marginBottom: 6 },
  heading: { fontSize: 22, fontWeight: 600, lineHeight: 1.2, marginBottom: 8 },
  intro: { marginBottom: 16, color: '#3d4a5c' },
  section: { borderTop: '1pt solid #d8dee8', paddingTop: 10, marginBottom: 12 },
  title: { fontSize: 14, fontWeight: 600, marginBottom: 6 },
  line: { flexDirection: 'row', marginBottom: 5 },
  box: { width: 10, height: 10, border: '1pt solid #66758a', borderRadius: 2, marginRight: 8, marginTop: 4 },
  text: { flex: 1 },
  foot: { position: 'absolute', left: 48, right: 48, bottom: 28, fontSize: 8, color: '#66758a' },
})

/** Renders a job aid on one letter page with checkboxes, large enough to read from a wall. */
export const renderSheet = (sheet: DemoSheet, course: string): Promise<Buffer> =>
  renderPaper(sheet, {
    kicker: 'JOB AID',
    author: 'Portico Academy',
    foot: `Belongs to the course "${course}". Your own written procedure and the rules of your state come first.`,
    has_boxes: true,
  })

type Paper = { kicker: string; author: string; foot: string; has_boxes: boolean }

/** Renders one letter page. Its fonts are embedded: a viewer's own Helvetica has other widths, in which signs overlap. */
export async function renderPaper(sheet: DemoSheet, { kicker, author, foot, has_boxes }: Paper): Promise<Buffer> {
  registerFonts()
  await nameGlyphs()
  const box = has_boxes ? h(View, { style: style.box }) : null
  const line = (text: string, index: number) =>
    h(View, { style: style.line, key: index }, box, h(Text, { style: style.text }, text))
  const section = ({ title, lines }: DemoSheet['sections'][number], index: number) =>
    h(
      View,
      { style: style.section, key: index, wrap: false },
      h(Text, { style: style.title }, title),
      ...lines.map(line),
    )
  return renderToBuffer(
    h(
      Document,
      { title: sheet.heading, author, creationDate: new Date(0), modificationDate: new Date(0) },
      h(
        Page,
        { size: 'LETTER', style: style.page },
        h(Text, { style: style.kicker }, kicker),
        h(Text, { style: style.heading }, sheet.heading),
        h(Text, { style: style.intro }, sheet.intro),
        ...sheet.sections.map(section),
        h(Text, { style: style.foot }, foot),
      ),
    ),
  )
}

import { expect, test } from 'vitest'
import { cleanPaste } from './clean-paste.ts'

const origin = 'https://academy.example'
const clean = (html: string) => cleanPaste(html, origin)
const entry = (sign: string, words: string, level = 1, list = 'l0') =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span style='font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${words}<o:p></o:p></p>`
const wordDocument = (body: string) =>
  `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><meta name=Generator content="Microsoft Word 15"><style><!-- p.MsoNormal {margin:0} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head><body lang=EN-US><!--StartFragment-->${body}<!--EndFragment--></body></html>`
const flat = (html: string) => html.replace(/>\s+</g, '><').trim()

test('turns a word processor’s numbered list into a list, without its numbers as text', () => {
  const { html } = clean(
    wordDocument(`${entry('1.', 'Look up')}\n${entry('2.', '<b>Tie</b> off')}<p class=MsoNormal>After</p>`),
  )
  expect(flat(html)).toBe(
    '<ol><li><p>Look up</p></li><li><p><b>Tie</b> off</p></li></ol><p class="MsoNormal">After</p>',
  )
})

test('nests lists by bullets and levels; a list after other text restarts at its number', () => {
  const body = [
    entry('·', 'One'),
    entry('o', 'Inner', 2),
    entry('a)', 'Deep', 3),
    entry('·', 'Two'),
    '<p class=MsoNormal>Then</p>',
    entry('3.', 'Third'),
  ]
  expect(flat(clean(wordDocument(body.join('\n'))).html)).toBe(
    '<ul><li><p>One</p><ul><li><p>Inner</p><ol><li><p>Deep</p></li></ol></li></ul></li><li><p>Two</p></li></ul>' +
      '<p class="MsoNormal">Then</p><ol start="3"><li><p>Third</p></li></ol>',
  )
})

test('finds lists without styles, as email programs copy them, by class and markers', () => {
  const html =
    '<p class="MsoListParagraph">1.&nbsp;&nbsp;&nbsp;<span>Look up</span></p><p class="MsoListParagraph"><span>2.&nbsp; </span>Tie off</p>'
  expect(flat(clean(html).html)).toBe(
    '<ol><li><p><span>Look up</span></p></li><li><p><span></span>Tie off</p></li></ol>',
  )
})

test('removes conditional comments, styles and empty lines; text that resembles a list stays text', () => {
  const { html } = clean(
    wordDocument(
      `<h1>Title</h1><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>1. January is a day</p><!--[if gte vml 1]><v:shape></v:shape><![endif]-->`,
    ),
  )
  expect(flat(html)).toBe('<h2>Title</h2><p class="MsoNormal">1. January is a day</p>')
})

test('removes and reports external pictures, keeps the portal’s own', () => {
  const pictures = [
    'https://pictures.example/a.png',
    'file:///C:/b.png',
    'data:image/png;base64,AA',
    '//cdn.example/c.png',
    `${origin}/media/d.png`,
    '/media/e.png',
  ]
  const { html, left_out } = clean(`<p>Here: ${pictures.map((src) => `<img src="${src}">`).join('')}</p>`)
  expect(html).toBe('<p>Here: <img src="/media/d.png"><img src="/media/e.png"></p>')
  expect(left_out).toEqual(['pictures.example', 'your computer', 'inside the text', 'cdn.example'])
})

test('leaves lists of other editors, and copies from our own, unchanged', () => {
  const other = '<b style="font-weight:normal"><ol><li dir="ltr"><p>One</p></li></ol></b>'
  const own = '<p data-pm-slice="1 1 []">1. One</p>'
  expect([clean(other).html, clean(own).html, clean('<td>x</td>').left_out]).toEqual([other, own, []])
})

test('an editor that takes pictures keeps their places; those it cannot take are left out', () => {
  const html = '<p>A<img src="data:image/png;base64,AAAA"></p><p>B<img src="https://elsewhere.example/b.png"></p>'
  const taken = cleanPaste(html, origin, (src) => (src.startsWith('data:') ? 'blob:one' : null))
  expect(taken).toEqual({ html: '<p>A<img src="blob:one"></p><p>B</p>', left_out: ['elsewhere.example'] })
})

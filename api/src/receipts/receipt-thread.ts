import { renderToBuffer } from '@react-pdf/renderer'
import { answerDrawings } from '../pdf/answer-drawings.ts'
import { nameGlyphs, registerFonts } from '../pdf/fonts.ts'
import { receiptDocument, type Parts } from './receipt-document.ts'
import { statementDocument, type StatementParts } from './statement-document.ts'

registerFonts()
await nameGlyphs()
const documentOf = (parts: Parts | StatementParts) =>
  'statement' in parts ? statementDocument(parts) : receiptDocument(parts)
answerDrawings((parts: Parts | StatementParts) => renderToBuffer(documentOf(parts)))

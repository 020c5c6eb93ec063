import { renderToBuffer } from '@react-pdf/renderer'
import { answerInThread } from '../../../kernel/answer-in-thread.ts'
import { nameGlyphs, registerFonts } from '../../../pdf/fonts.ts'
import { receiptDocument, type Parts } from './receipt-document.ts'
import { statementDocument, type StatementParts } from './statement-document.ts'

registerFonts()
await nameGlyphs()
const documentOf = (parts: Parts | StatementParts) =>
  'statement' in parts ? statementDocument(parts) : receiptDocument(parts)
answerInThread((parts: Parts | StatementParts) => renderToBuffer(documentOf(parts)))

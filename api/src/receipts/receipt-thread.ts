import { parentPort } from 'node:worker_threads'
import { renderToBuffer } from '@react-pdf/renderer'
import { registerFonts } from '../pdf/fonts.ts'
import { receiptDocument, type Parts } from './receipt-document.ts'

// A thread of its own: the renderer computes from its first line to its last, and whoever else asks the process would wait.
registerFonts()
parentPort?.on('message', async ({ id, parts }: { id: number; parts: Parts }) => {
  try {
    parentPort?.postMessage({ id, pdf: await renderToBuffer(receiptDocument(parts)) })
  } catch (error) {
    parentPort?.postMessage({ id, error })
  }
})

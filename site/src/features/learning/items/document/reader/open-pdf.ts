import { AnnotationMode, GlobalWorkerOptions, getDocument } from 'pdfjs-dist'
import { EventBus, LinkTarget, PDFLinkService, PDFViewer } from 'pdfjs-dist/web/pdf_viewer.mjs'

GlobalWorkerOptions.workerSrc = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href

// Loads in chunks, so that a long document shows its first page at once.
const part_bytes = 512 * 1024
/** Files that pdf.js loads when needed, as the build lays them out (pdf-parts.ts). */
const parts = { cMapUrl: '/pdf/cmaps/', standardFontDataUrl: '/pdf/standard_fonts/', wasmUrl: '/pdf/wasm/' }

type OpenOptions = {
  /** positioned absolutely, contains the element for the pages */
  box: HTMLDivElement
  address: string
  page: number
  onProgress: (percentage: number) => void
  onPage: (page: number) => void
}
export type OpenPdf = { pages: number; goTo: (page: number) => void; zoom: (steps: number) => void; close: () => void }

/** Shows the pages of a PDF vertically, as wide as the box, starting at the given page. Rejects if it is not a PDF or cannot be loaded. */
export async function openPdf(
  { box, address, page, onProgress, onPage }: OpenOptions,
  ended: AbortSignal,
): Promise<OpenPdf> {
  const task = getDocument({
    url: address,
    rangeChunkSize: part_bytes,
    useWasm: false,
    useSystemFonts: false,
    verbosity: 0,
    ...parts,
  })
  const close = () => void task.destroy()
  ended.addEventListener('abort', close)
  task.onProgress = ({ loaded, total }: { loaded: number; total: number }) =>
    total > 0 && onProgress(Math.min(100, Math.round((loaded / total) * 100)))
  const pdf = await task.promise
  const eventBus = new EventBus()
  const linkService = new PDFLinkService({ eventBus, externalLinkTarget: LinkTarget.BLANK })
  const annotationMode = AnnotationMode.ENABLE
  const viewer = new PDFViewer({ container: box, eventBus, linkService, annotationMode, removePageBorders: true })
  ended.addEventListener('abort', () => viewer.setDocument(null))
  linkService.setViewer(viewer)
  await new Promise<void>((shown) => {
    eventBus.on('pagesinit', () => shown())
    viewer.setDocument(pdf)
    linkService.setDocument(pdf)
  })
  viewer.currentScaleValue = 'page-width'
  viewer.currentPageNumber = Math.min(page, pdf.numPages)
  eventBus.on('pagechanging', ({ pageNumber }: { pageNumber: number }) => onPage(pageNumber))
  fitToWidth(viewer, box, ended)
  return {
    pages: pdf.numPages,
    goTo: (wanted) => void (viewer.currentPageNumber = Math.min(Math.max(1, wanted), pdf.numPages)),
    zoom: (steps) => viewer.updateScale({ steps }),
    close,
  }
}

/** When the box is resized, fits the pages to its width, unless the reader zoomed. */
function fitToWidth(viewer: PDFViewer, box: HTMLDivElement, ended: AbortSignal): void {
  const observer = new ResizeObserver(() => {
    if (viewer.currentScaleValue === 'page-width') viewer.currentScaleValue = 'page-width'
  })
  observer.observe(box)
  ended.addEventListener('abort', () => observer.disconnect())
}

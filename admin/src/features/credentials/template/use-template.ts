import { CallError } from '@portico/shared/errors/failures/call-error.ts'
import { failureText } from '@portico/shared/browser/failure-text.ts'
import {
  update_certificate_template,
  type CertificateTemplate,
} from '@portico/shared/contract/credentials/certificates-templates.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { api } from '../../../kernel/api.ts'
import { createSaveQueue } from '../../outline/save/save-queue.ts'
import { createDebouncedSave } from '../../outline/save/debounced-save.ts'
import { contentOf, copyLabel, type TemplateContent } from './template-query.ts'
import { templateProblem } from './template-problem.ts'

const pause_ms = 400
const mostSteps = 100

/** Returns why a change was not saved. If other courses use the template, it suggests making a copy and repeating the change there. */
const refusalOf = (error: unknown): string =>
  error instanceof CallError && error.code === 'access.used_elsewhere'
    ? `${failureText(error)} You can use “${copyLabel}” above, and make your change in the copy.`
    : failureText(error)

/** State of a template being edited: every change can be undone and saves itself shortly after, one call at a time. */
export function useTemplate(opened: CertificateTemplate, slug: string) {
  const [content, setContent] = useState<TemplateContent>(() => contentOf(opened))
  const [past, setPast] = useState<readonly TemplateContent[]>([])
  const [refusal, setRefusal] = useState<string | null>(null)
  const queue = useMemo(() => createSaveQueue(), [])
  const latest = useRef(content)
  const version = useRef(opened.version)

  const save = () => {
    queue.add({
      key: 'template',
      run: async () => {
        const sent = latest.current
        // It may have become wrong while an earlier save was on its way.
        if (templateProblem(sent) !== null) return
        const saved = await api(update_certificate_template, {
          params: { slug },
          body: { ...sent, version: version.current },
        })
        version.current = saved.version
        setRefusal(null)
      },
      onRefused: (error) => {
        setRefusal(refusalOf(error))
        queue.announce('refused', 'wrong')
      },
    })
  }
  const [setter] = useState(() => createDebouncedSave(save, pause_ms))
  const show = (next: TemplateContent) => {
    latest.current = next
    setContent(next)
    queue.announce('refused', null)
    const wrong = templateProblem(next)
    queue.announce('template', wrong ? 'wrong' : 'coming')
    if (wrong) setter.hold()
    else setter.set()
  }
  // Also save changes of the last moment when the user leaves the page.
  useEffect(() => () => setter.leave(), [setter])
  return {
    content,
    queue,
    refusal: refusal ?? templateProblem(content),
    canUndo: past.length > 0,
    change(part: Partial<TemplateContent>, isStep = true) {
      if (isStep) setPast((steps) => [...steps.slice(1 - mostSteps), latest.current])
      show({ ...latest.current, ...part })
    },
    /** records where a drag or a run of key presses began, so that undo treats it as one step */
    mark: () => setPast((steps) => [...steps.slice(1 - mostSteps), latest.current]),
    undo() {
      const before = past.at(-1)
      if (!before) return
      setPast(past.slice(0, -1))
      show(before)
    },
  }
}
export type TemplateState = ReturnType<typeof useTemplate>

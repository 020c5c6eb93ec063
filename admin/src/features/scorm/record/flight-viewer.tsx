import type { FlightEntry } from '@portico/shared/rules/scorm/flight.ts'
import { flightRefusals } from '@portico/shared/rules/scorm/flight-refusals.ts'
import { flightGaps } from '@portico/shared/rules/scorm/flight-gaps.ts'
import { Button } from '@portico/shared/ui/button.tsx'
import { Notice } from '@portico/shared/ui/notice.tsx'
import { useEffect, useRef, useState } from 'react'
import { entryText, hasFailed, stateUpTo } from './entry-text.ts'

const clock = (ms: number): string => {
  const seconds = Math.floor(ms / 1000)
  const two = (value: number) => String(value).padStart(2, '0')
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}.${String(Math.floor((ms % 1000) / 100))}`
}
/** Longer pauses of the learner are cut to this during playback. */
const longestPause_ms = 1_500

/** Tracks the current step; it advances by itself during playback. */
function useReplay(entries: readonly FlightEntry[]) {
  const [at, setAt] = useState(0)
  const [isPlaying, setPlaying] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const last = entries.length - 1
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [at])
  useEffect(() => {
    if (!isPlaying) return
    if (at >= last) return setPlaying(false)
    const pause = (entries[at + 1]?.at ?? 0) - (entries[at]?.at ?? 0)
    const timer = setTimeout(() => setAt(at + 1), Math.min(Math.max(pause, 50), longestPause_ms))
    return () => clearTimeout(timer)
  }, [isPlaying, at])
  return { at, setAt, isPlaying, setPlaying, list }
}

/** Shows a launch step by step, or plays it: what happened, and what the content had reported by then. */
export function FlightViewer({ entries }: { entries: readonly FlightEntry[] }) {
  const { at, setAt, isPlaying, setPlaying, list } = useReplay(entries)
  const last = entries.length - 1
  const gaps = flightGaps(entries)
  return (
    <div className="flight stack">
      {gaps.length > 0 ? (
        <Notice tone="waiting">
          {`Nothing could be saved ${gaps
            .map(({ from, to }) => `from ${clock(from)} ${to === null ? 'to the end' : `to ${clock(to)}`}`)
            .join(', ')}.`}
        </Notice>
      ) : null}
      <Refusals entries={entries} />
      <div className="row flight-controls">
        <Button kind="secondary" size="small" disabled={at === 0} onClick={() => setAt(at - 1)}>
          Back
        </Button>
        <Button
          kind="secondary"
          size="small"
          icon={isPlaying ? 'pause' : 'play'}
          onClick={() => setPlaying(!isPlaying)}
        >
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
        <Button kind="secondary" size="small" disabled={at >= last} onClick={() => setAt(at + 1)}>
          Next
        </Button>
        <label className="flight-slider">
          <span className="visually-hidden">Step</span>
          <input type="range" min={0} max={last} value={at} onChange={(event) => setAt(Number(event.target.value))} />
        </label>
        <span className="tabular" role="status">{`${at + 1} of ${entries.length}`}</span>
      </div>
      <div className="flight-split">
        <ol ref={list} className="flight-entries" aria-label="What happened">
          {entries.map((entry, index) => (
            <li
              key={index}
              data-failed={hasFailed(entry) ? '' : undefined}
              aria-current={index === at ? 'step' : undefined}
            >
              <button type="button" onClick={() => setAt(index)}>
                <span className="tabular muted">{clock(entry.at)}</span> <span>{entryText(entry)}</span>
              </button>
            </li>
          ))}
        </ol>
        <State entries={entries.slice(0, at + 1)} />
      </div>
    </div>
  )
}

/** Shows what the content had set by then. */
function State({ entries }: { entries: readonly FlightEntry[] }) {
  const state = [...stateUpTo(entries)]
  return (
    <div className="flight-state">
      <h3>Reported so far</h3>
      {state.length === 0 ? <p className="muted">Nothing yet.</p> : null}
      <dl>
        {state.map(([element, value]) => (
          <div key={element}>
            <dt>{element}</dt>
            <dd>{value === '' ? '(empty)' : value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** Lists values that the content sent but that were not recorded, for authors who can fix the content. */
function Refusals({ entries }: { entries: readonly FlightEntry[] }) {
  const refusals = flightRefusals(entries)
  if (refusals.length === 0) return null
  return (
    <Notice tone="waiting">
      <p>These values were rejected and are not in the record:</p>
      <ul>
        {refusals.map(({ element, times, hint }) => (
          <li key={`${element} ${hint}`}>{`${element}, ${times === 1 ? 'once' : `${times} times`}: ${hint}`}</li>
        ))}
      </ul>
    </Notice>
  )
}

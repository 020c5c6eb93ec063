import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text } from './make.ts'

export const fallProtection: DemoModule[] = [
  {
    title: 'Before the harness',
    items: [
      text(
        'See the edge',
        `<p>Falls are the leading cause of death in construction. The typical fatal fall is not from a tower. It is from a roof, a ladder or through a hole, often below twenty feet, during a task that was meant to take ten minutes.</p>
<h2>Where protection is required</h2>
<p>In construction work protection is generally required at <strong>six feet</strong> above a lower level. Scaffolds are usually at ten feet, steel erection has rules of its own, and over dangerous equipment there is no minimum height at all. State programs and site owners may set lower limits. Use the strictest that applies, and learn it in the orientation rather than in the investigation.</p>
<h2>What counts as an edge</h2>
<ul><li>Unprotected sides and leading edges</li><li>Roofs of any slope</li><li>Holes: anything two inches or more in its smallest dimension</li><li>Skylights, which are holes with a lid you can see through</li><li>Wall openings, hoist areas, formwork and rebar</li><li>Excavations that are hard to see</li></ul>
<h2>Choose in this order</h2>
<ol><li><strong>Eliminate.</strong> Can the work be done on the ground? Can the wall be sheathed before it stands?</li><li><strong>Prevent.</strong> Guardrails and covers protect everybody, whether they pay attention or not.</li><li><strong>Restrain.</strong> A line too short to reach the edge means there is no fall.</li><li><strong>Arrest.</strong> A harness catches a person who has already fallen. It is the last choice, because it needs a good anchor, enough clearance, correct use and a rescue.</li><li><strong>Warn.</strong> Lines and monitors are for limited cases.</li></ol>
<p>Crews tend to begin at number four, because harnesses are what the truck carries. Ask the first question out loud every morning: "Do we have to be up there?"</p>
<h2>Guardrails and covers</h2>
<p>Top rail at 42 inches, give or take three; midrail halfway; able to take 200 pounds outward and downward. A cover holds twice the weight that may cross it, is secured against movement and marked "HOLE" or "COVER". A loose sheet of plywood over a shaft is a trap that somebody built.</p>
<p><strong>Walk it:</strong> before the next shift, walk your own area and count edges and holes. Write the number on the board. Somebody will find one more.</p>`,
      ),
      survey('Check: first choice', [
        choiceQuestion(
          'A crew has to sheath a gable wall. What is the best first question?',
          [
            'Who has a harness?',
            '*Can it be sheathed on the deck before it is raised?',
            'Is anyone afraid of heights?',
          ],
          'Elimination comes before equipment.',
        ),
        isFalse('A skylight counts as a solid part of the roof.', 'Treat it as a hole: guard it, cover it or tie off.'),
      ]),
    ],
  },
  {
    title: 'Personal fall arrest',
    items: [
      text(
        'A, B, C and D',
        `<p>A personal fall arrest system has four letters: <strong>A</strong>nchor, <strong>B</strong>ody harness, <strong>C</strong>onnector, <strong>D</strong>escent and rescue. It is only as good as the weakest of them.</p>
<h2>Anchor</h2>
<p>An anchor holds <strong>5,000 pounds</strong> for each worker, or is designed by a qualified person with a safety factor of two. That is roughly the weight of a loaded pickup. Conduit, vent pipes, guardrails and rebar ties are not anchors. Anchor overhead where you can: it shortens the fall, and it keeps you from swinging into a column like a pendulum.</p>
<h2>Body harness</h2>
<p>Full body, always. Put it on the same way every time: shake it out, straps untwisted, D-ring between the shoulder blades, chest strap at mid-chest, leg straps snug enough that a flat hand fits and a fist does not. A loose harness can throw you out of it or injure you when it stops you.</p>
<h2>Connector</h2>
<p>Lanyards with shock packs, self-retracting lifelines and rope grabs each have a use. Read the label: capacity, free fall and required clearance. Snap hooks lock by themselves. Never tie a knot in a lanyard, never hook it back to itself unless it is made for that, and never join two lanyards to get more reach.</p>
<h2>Inspect before each use</h2>
<ul><li><strong>Webbing:</strong> cuts, fraying, burns, chemical stains, stiff places. Bend it over your hand, inch by inch.</li><li><strong>Stitching:</strong> pulled or broken threads.</li><li><strong>Hardware:</strong> cracks, rust, bent gates, springs that do not close.</li><li><strong>Shock pack:</strong> torn cover or an indicator that shows it has deployed.</li><li><strong>Labels:</strong> present and legible.</li></ul>
<p>If it fails in one point, take it out of service: tag it and hand it in. Do not put it "back in the box for now". Equipment that has arrested a fall is finished until a competent person, and usually the manufacturer, says otherwise.</p>
<p>The inspection takes ninety seconds. Two people who do it on each other's gear find more than either alone.</p>`,
      ),
      text(
        'Will you stop in time?',
        `<p>A harness that stops you after you have hit the floor is not protection. Add up the distance before you clip on.</p>
<h2>The sum</h2>
<table><thead><tr><th>Part</th><th>Typical figure</th></tr></thead><tbody><tr><td>Free fall: length of lanyard, when anchored at the height of the D-ring</td><td>6 ft</td></tr><tr><td>Deceleration: the shock pack opens</td><td>3.5 ft</td></tr><tr><td>D-ring shift and harness stretch</td><td>1 ft</td></tr><tr><td>Height of the D-ring above the feet</td><td>5 ft</td></tr><tr><td>Safety margin</td><td>2 ft</td></tr><tr><td><strong>Clearance needed below the anchor level</strong></td><td><strong>17.5 ft</strong></td></tr></tbody></table>
<p>Seventeen and a half feet. On a second floor you do not have it. That is why a six-foot lanyard hooked at waist height has killed people on buildings of two stories.</p>
<h2>Make the sum smaller</h2>
<ul><li>Anchor <strong>above</strong> the head: free fall shrinks to a foot or two.</li><li>Use a <strong>self-retracting lifeline</strong>: it locks within about two feet. Follow its label for clearance and for work near edges.</li><li>Shorten the line so that the edge is out of reach: <strong>restraint</strong>.</li></ul>
<p>Anchoring at foot level does the opposite. Free fall can exceed six feet, and forces go beyond what most equipment is made for. If nothing else is possible, use gear that is rated for it.</p>
<h2>Swing</h2>
<p>Walk ten feet sideways from an anchor and a fall swings you back to it. Stay within about 30 degrees of straight below, or move the anchor.</p>
<h2>Work a problem</h2>
<p>A deck is 14 feet above concrete. The anchor is a rated ring at D-ring height. You have a six-foot shock-absorbing lanyard and a self-retracting lifeline with a required clearance of 6 feet below the working surface when anchored overhead. A rated beam clamp can be placed 7 feet above the deck. Which combination is safe?</p>
<p>Lanyard at D-ring height: the anchor is 5 feet above the deck, so 19 feet above the floor. The sum needs 17.5 feet. It fits, by a foot and a half and with no surprises. Self-retracting line from the overhead clamp: needs 6 feet below the deck and has 14. Choose the second. Margin is what you have when something in the sum was wrong.</p>`,
      ),
      sheet('Pocket card: before you clip on', 'fall-protection-pocket-card.pdf', {
        heading: 'Before you clip on',
        intro: 'Ninety seconds for yourself, ninety for your partner.',
        sections: [
          {
            title: 'Do we have to be up there?',
            lines: [
              'Can it be done on the ground?',
              'Can a rail or a cover protect everyone?',
              'Can a shorter line keep me from the edge?',
            ],
          },
          {
            title: 'Gear',
            lines: [
              'Webbing, stitching, hardware, shock pack, label',
              'D-ring between shoulder blades, legs snug',
              'Gates close and lock by themselves',
            ],
          },
          {
            title: 'Anchor and clearance',
            lines: [
              '5,000 lb or designed by a qualified person',
              'Overhead if possible, within 30 degrees',
              'Free fall + 3.5 + 1 + 5 + 2 feet is less than what is below me',
            ],
          },
          {
            title: 'Rescue',
            lines: [
              'Who comes, with what, within how many minutes',
              'Trauma straps on the harness',
              'Address of the site for 911',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'Rescue and your own crew',
    items: [
      text(
        'Minutes, not hours',
        `<p>A worker hangs in a harness, alive, twelve feet below the edge. The arrest worked. Now a second clock is running. Hanging still with legs down lets blood pool in the legs; people can lose consciousness within minutes. <strong>Prompt rescue is part of the system</strong>, and it has to be planned before anyone clips on.</p>
<h2>What "call 911" leaves open</h2>
<p>Many fire departments are quick to arrive and slow to reach: no ladder access, no key, no anchor. They may need half an hour. Call them, always, and have a plan that does not depend on them.</p>
<h2>Three kinds of rescue</h2>
<ol><li><strong>Self-rescue:</strong> climb back, or stand in trauma straps to move the legs. Pack the straps on the harness, and practice unrolling them.</li><li><strong>Assisted rescue from above or below:</strong> a lift, a ladder, a ready-made rescue kit with a pole and a lowering device. Usually the best choice on site.</li><li><strong>Professional rescue:</strong> meet them at the gate, and send somebody who knows the way.</li></ol>
<h2>A plan on one page</h2>
<ul><li>Where could somebody be hanging today?</li><li>What do we use to reach that place, and where is it right now?</li><li>Who does it? Who calls? Who meets the ambulance?</li><li>What is the street address, and which gate?</li></ul>
<p>The lift that is parked on the other side of the site with a dead battery is not in the plan.</p>
<h2>After a rescue</h2>
<p>Anyone who has hung in a harness goes for a medical check, even when they feel fine. Keep the gear for the investigation and take it out of service. Talk with the crew the same day.</p>
<h2>Speaking up</h2>
<p>You may stop work that puts you or another in danger. Most people know that and still hesitate, because the concrete truck is waiting. Agree on words that are easy to say: "Hold on, I'm not tied off", or "Give me two minutes to move the anchor". A foreman who answers "Take them" has just trained everybody within earshot.</p>
<p><strong>Your task:</strong> write the one-page plan for the highest place you will work this week, and show it to the person who would have to use it.</p>`,
      ),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'At what height is fall protection generally required in construction?',
          ['4 feet', '*6 feet', '10 feet'],
          'Six feet is the general trigger, with other heights for scaffolds and steel.',
        ),
        choiceQuestion(
          'Which control comes first?',
          ['A harness with a lanyard', 'Warning lines', '*Doing the work at ground level'],
          'Elimination is stronger than any equipment.',
        ),
        choiceQuestion(
          'An anchor for one worker should hold at least:',
          ['500 pounds', '1,800 pounds', '*5,000 pounds'],
          '5,000 pounds, or a design by a qualified person with a factor of two.',
        ),
        choiceQuestion(
          'What takes a harness out of service?',
          ['*A missing label', '*A deployed shock pack', '*Frayed stitching', 'Dust on the webbing'],
          'Dirt can be cleaned, the others cannot.',
        ),
        choiceQuestion(
          'With a six-foot lanyard at D-ring height, the usual clearance needed below the anchor level is about:',
          ['8 feet', '12 feet', '*17.5 feet'],
          '6 + 3.5 + 1 + 5 + 2 = 17.5 feet.',
        ),
        isTrue('Anchoring above the head makes free fall shorter.', 'It also reduces swing.'),
        isFalse(
          'A worker who hangs safely in a harness can wait until the end of the shift change.',
          'Prompt rescue is needed, within minutes.',
        ),
        choiceQuestion(
          'A hole cover must be:',
          ['*Strong, secured and marked', 'Made of steel', 'Painted yellow'],
          'It holds twice the expected load, cannot slide and says what it is.',
        ),
      ]),
    ],
  },
]

import type { DemoModule } from '../types.ts'
import { choiceQuestion, exam, isFalse, isTrue, sheet, survey, text, video } from './make.ts'

export const infectionPrevention: DemoModule[] = [
  {
    title: 'How infection travels',
    items: [
      text(
        'Six links and where they break',
        `<p>For an infection to pass from one person to another, six things have to line up: an <strong>infectious agent</strong>, a <strong>reservoir</strong> where it lives, a <strong>portal of exit</strong>, a <strong>mode of transmission</strong>, a <strong>portal of entry</strong> and a <strong>susceptible host</strong>. Picture a chain. Break any link and the infection stops there.</p>
<p>Consider a resident with diarrhea caused by <em>Clostridioides difficile</em>. The agent is a bacterium that forms spores. The reservoir is the bowel, and soon the bathroom. The portal of exit is stool. It travels on hands, bed rails and the shared blood pressure cuff. It enters through the mouth of the next resident, who is susceptible because an antibiotic has cleared the usual bacteria out of the way.</p>
<h2>Which links are yours?</h2>
<table><thead><tr><th>Link</th><th>What breaks it</th></tr></thead><tbody>
<tr><td>Agent</td><td>Correct diagnosis, correct antibiotic, disinfectant that works on this organism</td></tr>
<tr><td>Reservoir</td><td>Cleaning and disinfection, removal of standing water, care of drains</td></tr>
<tr><td>Exit and entry</td><td>Dressings, respiratory etiquette, aseptic technique, fewer devices</td></tr>
<tr><td>Transmission</td><td>Hand hygiene, protective equipment, dedicated equipment</td></tr>
<tr><td>Host</td><td>Vaccination, nutrition, skin care, glucose control</td></tr></tbody></table>
<p>Transmission is the link that staff touch most often, dozens of times in a shift. That is why this course spends most of its time there.</p>
<h2>Three routes</h2>
<p><strong>Contact</strong> is the most common: from body to body, or by way of a surface. <strong>Droplets</strong> travel a few feet when a person coughs or talks and then fall. <strong>Airborne</strong> particles are small enough to stay up and move with the air of a room long after the person has left it.</p>
<p>The route decides the precaution. A surgical mask helps with droplets and does little against airborne particles. An alcohol rub works on most organisms and does not kill spores, so after caring for someone with <em>C. difficile</em> many facilities ask for soap and water.</p>
<p><strong>Before you go on:</strong> choose the last infection you saw on your unit and name its six links. If you cannot name the route, look it up in your facility's isolation guide. That is the first thing the next shift needs to know.</p>`,
      ),
      text(
        'Five moments for clean hands',
        `<p>Hand hygiene is not about how often but about <em>when</em>. There are five moments, and each protects somebody in particular.</p>
<ol><li><strong>Before touching a patient</strong> protects the patient from what you carry.</li><li><strong>Before a clean or aseptic procedure</strong> protects the patient from what is already on their own skin.</li><li><strong>After a risk of body fluid exposure</strong> protects you and the surroundings.</li><li><strong>After touching a patient</strong> protects you and the next patient.</li><li><strong>After touching the patient's surroundings</strong>, even when you have not touched the patient, protects everybody.</li></ol>
<h2>Rub or wash?</h2>
<p>Use an alcohol-based rub for most moments. It is faster, kinder to the skin and more effective against most organisms. Cover all surfaces, thumbs and fingertips included, and rub until dry, about 20 seconds. Use soap and water when hands are visibly soiled, after using the restroom, before eating, and where your facility asks for it, as with spore-forming organisms.</p>
<h2>Gloves do not replace it</h2>
<p>Gloves have holes that nobody sees, and hands are contaminated when gloves come off. Clean hands before you put gloves on for a clean procedure, and every time you take them off. Change gloves between a dirty task and a clean one on the same patient.</p>
<h2>The missed moments</h2>
<p>Audits find the same gaps everywhere: the fifth moment, when someone silences a pump and walks on; the moment between two tasks on the same patient; and the doorway, where hands are cleaned on the way in and then used to move a chair, a phone and a curtain before they reach the patient. Clean your hands at the <em>point of care</em>, within arm's reach of the patient, and the doorway no longer matters.</p>
<p>Skin that hurts is a reason people skip. Use the facility's lotion, let hands dry fully before gloving, and report cracked skin early. It is an occupational health matter, not a personal failing.</p>
<p><strong>Try it:</strong> on your next shift count the fifth moments for one hour. Only those. Note how many there were and how many you caught.</p>`,
      ),
      video(
        'Washing with soap and water, step by step',
        'https://www.youtube.com/watch?v=3PmVJQUCm4E',
        `<p>A short public health film shows the movements of a full hand wash. If the film does not load where you are, the steps below are all you need.</p>
<ol><li>Wet hands and take enough soap to cover all surfaces.</li><li>Rub palm to palm.</li><li>Right palm over the back of the left hand with fingers interlaced, then the other way.</li><li>Palm to palm with fingers interlaced.</li><li>Backs of fingers to opposing palms with fingers interlocked.</li><li>Rotate each thumb in the other palm.</li><li>Rub fingertips in circles in each palm.</li><li>Rinse, dry with a single-use towel, and use the towel to turn off the faucet.</li></ol><p>The whole procedure takes 40 to 60 seconds in health care. The thumbs and the fingertips are the parts most often missed.</p>`,
      ),
      survey('Halfway check: routes and moments', [
        choiceQuestion(
          'A patient coughs near you without a mask. Droplets mainly travel:',
          ['*a few feet and then fall', 'through the ventilation for hours', 'only by touch'],
          'Droplets are heavy. Airborne particles are the ones that stay up.',
        ),
        choiceQuestion(
          'You silence a pump in a room and touch nothing else. Which moment applies when you leave?',
          ['None, the patient was not touched', "*After touching the patient's surroundings"],
          'The fifth moment is the one most often missed.',
        ),
      ]),
    ],
  },
  {
    title: 'Precautions and protective equipment',
    items: [
      text(
        'Choosing precautions',
        `<p><strong>Standard precautions</strong> apply to every patient, every time, because you cannot see who carries what. They include hand hygiene, protective equipment chosen by the task, safe injection practice, respiratory etiquette, and clean equipment and surfaces.</p>
<p>The question is always: <em>what am I about to be exposed to?</em> Emptying a drain may splash, so eyes and face need cover. Turning an incontinent resident needs gloves and a gown. Handing over a cup of tea needs neither.</p>
<h2>Transmission-based precautions</h2>
<p>When you know or suspect a particular infection, add precautions to the standard ones.</p>
<ul><li><strong>Contact:</strong> gown and gloves on entry, dedicated equipment, a private room or a careful choice of roommate. Examples are draining wounds that cannot be covered, scabies and <em>C. difficile</em>.</li><li><strong>Droplet:</strong> a surgical mask on entry, eye protection as for any splash. Examples are influenza and pertussis.</li><li><strong>Airborne:</strong> a fit-tested respirator and a room with negative pressure, door closed. Examples are tuberculosis and measles. Staff without immunity to measles should not enter if others can.</li></ul>
<p>Some infections need two sets. Chickenpox, for example, calls for contact and airborne precautions together.</p>
<h2>Start early</h2>
<p>Precautions begin with suspicion, not with the laboratory result. Two days of unprotected care while waiting for a culture is how outbreaks begin. A nurse may start precautions at once; the order follows. Put the sign on the door, place supplies outside the room and tell the people who come and go: transport, dietary, the therapist, the family.</p>
<h2>Stop on time</h2>
<p>Isolation has a cost. Patients in isolation get fewer visits, more falls and more pressure injuries. Know the criterion for stopping and check it every day. "Still in isolation because nobody asked" is a finding in many reviews.</p>
<p><strong>A case.</strong> A new resident arrives from a hospital with loose stools, three in the last shift. There is no test yet. Which precautions do you start, what do you use for hands, and which equipment stays in the room? Decide before you read on. <em>(Contact precautions, soap and water on leaving, a dedicated thermometer, cuff and commode, and a call to the provider about testing.)</em></p>`,
      ),
      text(
        'On and off, in the right order',
        `<p>Putting equipment on protects you from the patient. Taking it off protects you from the equipment. Most self-contamination happens while taking it off, in a hurry, at the end.</p>
<h2>Putting on</h2>
<ol><li>Clean your hands.</li><li>Gown: opening at the back, tied at neck and waist.</li><li>Mask or respirator: straps or loops secure, nose piece shaped with both hands, seal check for a respirator.</li><li>Goggles or face shield.</li><li>Gloves, pulled over the cuffs of the gown.</li></ol>
<h2>Taking off</h2>
<ol><li><strong>Gloves</strong> first, since they are the most contaminated. Grasp the outside of one at the wrist, peel it off, hold it in the other hand, slide a clean finger under the second cuff and peel it over the first.</li><li><strong>Clean your hands.</strong></li><li><strong>Eye protection</strong> by the strap or the arms, never by the front.</li><li><strong>Gown:</strong> untie, pull away from neck and shoulders touching the inside only, and roll it into a bundle.</li><li>Leave the room if you wear a respirator, and close the door.</li><li><strong>Mask or respirator</strong> last, by the straps: bottom first, then top.</li><li><strong>Clean your hands again.</strong></li></ol>
<p>There is a second accepted sequence, in which gown and gloves come off together. Use the one your facility teaches. What matters is that the face is touched only by clean hands.</p>
<h2>Common slips</h2>
<ul><li>Pulling a mask down to speak. The outside then sits on the neck and the inside on the chin.</li><li>Reaching for a phone with gloved hands.</li><li>Wearing the same gloves from the commode to the medication cup.</li><li>A gown tied only at the neck, which opens as you lean.</li></ul>
<p>The best protection is a second pair of eyes. In many units a colleague stands at the door for the first removal of the shift and says one sentence if something is missed. Agree on that sentence before you need it: "Hands, then face" is short enough.</p>
<p><strong>Practice:</strong> do the removal slowly with a little shaving foam on the gloves. Look at where the foam ends up. Most people do this once and never hurry again.</p>`,
      ),
    ],
  },
  {
    title: 'Devices and the daily question',
    items: [
      text(
        'The safest device is the one removed today',
        `<p>Urinary catheters and central lines give organisms a road past the body's defenses. The risk rises with each day. That makes the most powerful prevention a question: <em>does this patient still need it?</em></p>
<h2>Urinary catheters</h2>
<p>Good reasons are few: acute retention or obstruction, accurate measurement in the critically ill, certain surgeries, healing of a sacral wound in an incontinent patient, comfort at the end of life. Convenience, incontinence alone and "it was there when she came up" are not on the list.</p>
<ul><li>Insert with aseptic technique and sterile equipment, by trained people.</li><li>Keep the system closed. Do not disconnect to irrigate or to take a sample; use the port.</li><li>Keep the bag below the bladder and off the floor, with no loops that trap urine.</li><li>Secure the tube to the thigh, empty the bag with a container that belongs to this patient only.</li></ul>
<h2>Central lines</h2>
<ul><li>Hand hygiene before every touch.</li><li>Scrub the hub for 15 seconds with an alcoholic product and let it dry. Drying is part of killing.</li><li>Change a dressing that is damp, loose or soiled at once, and otherwise on schedule.</li><li>Look at the site and ask about pain at every shift.</li></ul>
<h2>Ask every day</h2>
<p>Units that put the question into the morning round remove devices a day or two earlier. Write the reason on the board: "Foley, day 3, reason: retention, trial tomorrow". When nobody can finish the sentence, the device goes.</p>
<h2>Clean equipment between patients</h2>
<p>Glucose meters, cuffs, lifts and thermometers move from room to room all day. Each needs an owner, a product and a contact time. A wipe that dries in thirty seconds has not had its two minutes. Read the label of the product on your cart today: you may be surprised.</p>
<p>The job aid that follows fits on the cart. It holds the daily question, the steps for each device, and a place for the initials of the person who asked.</p>`,
      ),
      sheet('Job aid: daily device check', 'daily-device-check.pdf', {
        heading: 'Daily device check',
        intro:
          'Ask at the start of each day shift, for every urinary catheter and every central line. Initial the sheet beside the bed.',
        sections: [
          {
            title: 'Does the patient still need it?',
            lines: [
              'The reason for the device is written and true today.',
              'If no reason can be named, the provider has been called about removal.',
              'A date for the next trial or review is set.',
            ],
          },
          {
            title: 'Urinary catheter',
            lines: [
              'Closed system, no break in the tubing.',
              'Bag below the bladder, off the floor, less than two thirds full.',
              'Tube secured to the thigh, no loops.',
              'Own container for emptying.',
            ],
          },
          {
            title: 'Central line',
            lines: [
              'Hands cleaned before every touch.',
              'Hub scrubbed 15 seconds and dry before access.',
              'Dressing clean, dry, intact and dated.',
              'Site looked at; pain, redness or drainage reported.',
            ],
          },
          {
            title: 'Shared equipment',
            lines: [
              'Cleaned between patients with the right product.',
              'Surface stayed wet for the full contact time.',
            ],
          },
        ],
      }),
    ],
  },
  {
    title: 'Final exam',
    items: [
      exam('Final exam', [
        choiceQuestion(
          'Which link of the chain of infection does hand hygiene break?',
          ['Reservoir', '*Mode of transmission', 'Susceptible host', 'Infectious agent'],
          'Hands are the usual vehicle, so cleaning them interrupts transmission.',
        ),
        choiceQuestion(
          'When is soap and water preferred to an alcohol rub?',
          [
            '*Hands are visibly soiled',
            '*After using the restroom',
            'Before touching any patient',
            '*When your facility asks for it because of spores',
          ],
          'For most moments the rub is better. Soil, restroom and spores are the exceptions.',
        ),
        isFalse(
          'Gloves make hand hygiene unnecessary when they are changed between patients.',
          'Gloves leak and hands are contaminated on removal. Clean hands before and after.',
        ),
        choiceQuestion(
          'A patient has suspected tuberculosis. What do you need on entry?',
          [
            'A surgical mask',
            '*A fit-tested respirator, with the patient in a negative pressure room',
            'Gown and gloves only',
          ],
          'Tuberculosis is airborne. A surgical mask does not seal.',
        ),
        choiceQuestion(
          'Which item comes off first in the sequence taught here?',
          ['Mask', 'Gown', '*Gloves', 'Eye protection'],
          'Gloves are the most contaminated item.',
        ),
        choiceQuestion(
          'Which of these is a good reason for a urinary catheter?',
          ['Incontinence in a resident who walks', '*Acute urinary retention', 'Fewer trips to the bathroom at night'],
          'Incontinence or convenience alone does not justify the risk.',
        ),
        isTrue(
          'Transmission-based precautions may begin on suspicion, before a laboratory result.',
          'Waiting for the result leaves days of unprotected care.',
        ),
        choiceQuestion(
          'How long should a hub be scrubbed before access?',
          ['A quick wipe', '*About 15 seconds, then left to dry', 'One minute under running water'],
          'Friction and drying time both matter.',
        ),
      ]),
    ],
  },
]

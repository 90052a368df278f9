import { businessAndServiceSkills } from './skill-words/business-and-service';
import { everydaySkillWords } from './skill-words/everyday-words';
import { furtherSkills } from './skill-words/further-fields';
import { healthAndTeachingSkills } from './skill-words/health-and-teaching';
import { technologySkills } from './skill-words/technology';
import { tradeAndTransportSkills } from './skill-words/trades-and-transport';

/**
 * Skills, tools, methods and duties of weight, in groups that mean about the same. A term is red when the résumé has no
 * member of its group, and amber when it has another one: "injections" for somebody who gave shots. A term with a
 * capital is the name of a product or a language, which no other one stands for.
 * The groups below `#everyday` also have words that everybody uses: only their terms of trade are red.
 */
export const skillGroupsEnglish = [
  healthAndTeachingSkills,
  tradeAndTransportSkills,
  businessAndServiceSkills,
  technologySkills,
  furtherSkills,
  '#everyday',
  everydaySkillWords,
]
  .map((groups) => groups.trim())
  .join('\n');

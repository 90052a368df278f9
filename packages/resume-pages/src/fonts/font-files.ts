import notoSerifRegular from '@expo-google-fonts/noto-serif/400Regular/NotoSerif_400Regular.ttf?url';
import notoSerifItalic from '@expo-google-fonts/noto-serif/400Regular_Italic/NotoSerif_400Regular_Italic.ttf?url';
import notoSerifBold from '@expo-google-fonts/noto-serif/700Bold/NotoSerif_700Bold.ttf?url';
import notoSerifBoldItalic from '@expo-google-fonts/noto-serif/700Bold_Italic/NotoSerif_700Bold_Italic.ttf?url';
import openSansRegular from '@expo-google-fonts/open-sans/400Regular/OpenSans_400Regular.ttf?url';
import openSansItalic from '@expo-google-fonts/open-sans/400Regular_Italic/OpenSans_400Regular_Italic.ttf?url';
import openSansBold from '@expo-google-fonts/open-sans/700Bold/OpenSans_700Bold.ttf?url';
import openSansBoldItalic from '@expo-google-fonts/open-sans/700Bold_Italic/OpenSans_700Bold_Italic.ttf?url';
import robotoRegular from '@expo-google-fonts/roboto/400Regular/Roboto_400Regular.ttf?url';
import robotoItalic from '@expo-google-fonts/roboto/400Regular_Italic/Roboto_400Regular_Italic.ttf?url';
import robotoBold from '@expo-google-fonts/roboto/700Bold/Roboto_700Bold.ttf?url';
import robotoBoldItalic from '@expo-google-fonts/roboto/700Bold_Italic/Roboto_700Bold_Italic.ttf?url';
import sourceSerifRegular from '@expo-google-fonts/source-serif-4/400Regular/SourceSerif4_400Regular.ttf?url';
import sourceSerifItalic from '@expo-google-fonts/source-serif-4/400Regular_Italic/SourceSerif4_400Regular_Italic.ttf?url';
import sourceSerifBold from '@expo-google-fonts/source-serif-4/700Bold/SourceSerif4_700Bold.ttf?url';
import sourceSerifBoldItalic from '@expo-google-fonts/source-serif-4/700Bold_Italic/SourceSerif4_700Bold_Italic.ttf?url';
import type { FontStyle } from './fonts';
import type { FontId } from '@keepmark/resume-document';

/**
 * The URL of each face. Every file covers extended Latin, Vietnamese, Cyrillic, and Greek, so that no word is split
 * between fonts.
 */
export const fontFiles: Record<FontId, Record<FontStyle, string>> = {
  roboto: { regular: robotoRegular, bold: robotoBold, italic: robotoItalic, 'bold-italic': robotoBoldItalic },
  'open-sans': {
    regular: openSansRegular,
    bold: openSansBold,
    italic: openSansItalic,
    'bold-italic': openSansBoldItalic,
  },
  'source-serif': {
    regular: sourceSerifRegular,
    bold: sourceSerifBold,
    italic: sourceSerifItalic,
    'bold-italic': sourceSerifBoldItalic,
  },
  'noto-serif': {
    regular: notoSerifRegular,
    bold: notoSerifBold,
    italic: notoSerifItalic,
    'bold-italic': notoSerifBoldItalic,
  },
};

/** Source of the inline script of the head: whoever was not here before has neither font nor pictures yet. */
export declare const firstVisitScript: string;
/** Style of the head: a first visit shows its words before anything else is fetched. */
export declare const wordsFirstStyle: string;
/** Source of the inline script at the end: fetches the page's scripts once the words are painted. */
export declare const startScript: string;
/** Source of the inline script before it, for a page with fields: React is told what was typed before it came. */
export declare const typedScript: string;

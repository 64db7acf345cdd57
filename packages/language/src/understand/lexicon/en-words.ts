/** Groups of words that several English rules share, as sources of patterns. */
export const REMOVE = String.raw`(?:remove|delete|drop(?! by)|scrap|ditch|cancel|skip(?! to| ahead| forward)|exclude|eliminate|axe|dump|bin|nix|omit|scratch|lose|avoid|kill|leave out|take out|take off|throw out|kick out|cross off|cross out|get rid of|forget about|pass on|strike|erase|rm|chuck|cut out|cut)`;
export const ADD = String.raw`(?:add|include|insert|put in|put|squeeze in|squeeze|fit in|fit|work in|schedule|slot in|throw in|plan in|append|bring in|pop in|stick in|re-?add|restore)`;
export const GO = String.raw`(?:see|visit|go to|go and see|go see|go up|do|check out|stop (?:by|at)|drop by|pop into|experience|have|tour|catch|climb|explore|eat at|dine at|try|get to see|go inside|walk (?:through|along|to)|go back to)`;
export const MOVE = String.raw`(?:move|shift|reschedule|push|postpone|bring|relocate|transfer|put|place|change|switch|drag|do|visit|see|go to|schedule|make|delay|slide|advance|bump|set|have|get|be at|hold|plan|arrive|reach)`;
export const WANT = String.raw`(?:want to|wanna|would like to|would love to|wish to|hope to|need to|have to|must|plan to|prefer to|fancy|feel like|intend to|dying to|keen to|going to|really want to)`;
export const MUCH = String.raw`(?:a (?:little|bit|lot|tiny bit) |much |way |even |slightly |somewhat |far |lots |some )?`;
/** What people like, and of what they want more or less. */
export const LIKED = String.raw`art|nature|food|history|culture|architecture|shopping|nightlife|gardens?|parks?|museums?|galler(?:y|ies)|temples?|shrines?|churches|markets?|views?|music|science|anime|manga|crafts?|literature|sports?|local life|hidden gems|street food|street art|modern|old|animals?|castles?|palaces?|bookshops?|cafes?`;
export const STAY = String.raw`(?:hotel|hostel|accommodation|lodging|ryokan|room|place to (?:stay|sleep))`;

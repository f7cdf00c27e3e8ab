import { type CommandParser, defineScript } from '@redis/client';

/** An attempt that is not decided after so long belonged to a process that died; it counts like a failed one. */
const UNDECIDED_MS = 10_000;

const script = <Reply>(keys: number, SCRIPT: string) =>
  defineScript({
    SCRIPT,
    NUMBER_OF_KEYS: keys,
    parseCommand(parser: CommandParser, keysAndValues: string[]) {
      parser.pushKeys(keysAndValues.slice(0, keys));
      parser.push(...keysAndValues.slice(keys));
    },
    transformReply: (reply: unknown) => reply as Reply,
  });

/** Deletes keys that another program has given another type, and counts them: nothing can be counted in them. */
const REPAIR = `local repaired = 0
    for _, key in ipairs(KEYS) do
      local kind = redis.call('TYPE', key).ok
      if kind ~= 'zset' and kind ~= 'none' then
        redis.call('DEL', key)
        repaired = repaired + 1
      end
    end`;

/**
 * The windows as Redis keeps them: a sorted set of uses for each key, by their time in milliseconds. Each script is one
 * step for everybody, so that parallel uses in several processes cannot slip past.
 */
export const LIMIT_SCRIPTS = {
  /**
   * Keys: the uses, and those that are not decided yet. Values: now, window, limit, the id of the use, 1 when it is to
   * be decided. Answers when a place becomes free, 0 when the use was taken; how many uses are undecided; and how many
   * keys were repaired.
   */
  takeUse: script<number[]>(
    2,
    `${REPAIR}
    local now, window, limit = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
    local count = redis.call('ZCARD', KEYS[1])
    if count >= limit then
      local oldest = redis.call('ZRANGE', KEYS[1], count - limit, count - limit, 'WITHSCORES')
      return {oldest[2] + window, redis.call('ZCOUNT', KEYS[2], now - ${UNDECIDED_MS}, '+inf'), repaired}
    end
    redis.call('ZADD', KEYS[1], now, ARGV[4])
    redis.call('PEXPIRE', KEYS[1], window)
    if ARGV[5] == '1' then
      redis.call('ZADD', KEYS[2], now, ARGV[4])
      redis.call('PEXPIRE', KEYS[2], ${UNDECIDED_MS})
    end
    return {0, 0, repaired}`,
  ),
  /**
   * Failures at one account, each told by the address it came from, whose name begins it. Keys: the failures, and the
   * attempts that are not decided yet. Values: now, window, most, the name of the address, the id of the attempt, 1 when
   * it counts whatever others did. Returns when the address may try, 0 when its attempt was counted; how many attempts of
   * other addresses are undecided; and how many keys were repaired. Of the failures of one address no more than `most` are kept.
   */
  takeGuess: script<number[]>(
    2,
    `${REPAIR}
    local now, window, most, own = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), ARGV[4]
    redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - window)
    local all = redis.call('ZRANGE', KEYS[1], 0, -1, 'WITHSCORES')
    local mine, elsewhere = {}, {}
    for i = 1, #all, 2 do
      if string.sub(all[i], 1, #own) == own then mine[#mine + 1] = all[i]
      else elsewhere[#elsewhere + 1] = all[i + 1] end
    end
    if ARGV[6] ~= '1' and #elsewhere >= most then
      local undecided = 0
      for _, id in ipairs(redis.call('ZRANGEBYSCORE', KEYS[2], now - ${UNDECIDED_MS}, '+inf')) do
        if string.sub(id, 1, #own) ~= own then undecided = undecided + 1 end
      end
      return {elsewhere[#elsewhere - most + 1] + window, undecided, repaired}
    end
    if #mine >= most then redis.call('ZREM', KEYS[1], mine[1]) end
    redis.call('ZADD', KEYS[1], now, own .. ARGV[5])
    redis.call('PEXPIRE', KEYS[1], window)
    redis.call('ZADD', KEYS[2], now, own .. ARGV[5])
    redis.call('PEXPIRE', KEYS[2], ${UNDECIDED_MS})
    return {0, 0, repaired}`,
  ),
};
